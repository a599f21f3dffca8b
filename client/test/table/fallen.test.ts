import { beforeEach, expect, test } from "vitest";
import { forget, remember, wasTold } from "../../src/table/ending/fallen";

beforeEach(() => localStorage.clear());

test("how one fell is told once at each table, until it is over", () => {
  remember("t1");
  remember("t1");
  remember("t2");
  expect([wasTold("t1"), wasTold("t2"), wasTold("t3")]).toEqual([true, true, false]);
  forget("t1");
  expect([wasTold("t1"), wasTold("t2")]).toEqual([false, true]);
});

test("only the last tables are remembered, and what others wrote does no harm", () => {
  for (let number = 0; number < 30; number++) remember(`t${number}`);
  expect([wasTold("t0"), wasTold("t29")]).toEqual([false, true]);
  localStorage.setItem("tokyork-fallen", "{");
  expect(wasTold("t29")).toBe(false);
});
