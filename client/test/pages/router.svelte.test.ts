import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { router, tableIn } from "../../src/lib/router/router.svelte";
import { set } from "../../src/lib/settings.svelte";
import { pageOf } from "../../src/routes";

const page = (path: string) => {
  const { name, props } = pageOf(new URL(path, "http://tokyork.test"));
  return { name, ...props };
};
const name = () => pageOf(router.address).name;
let stop = () => {};
beforeEach(() => {
  history.replaceState(null, "", "/");
  stop = router.start();
});
afterEach(() => stop());

test("every address has its page", () => {
  expect(page("/")).toEqual({ name: "home" });
  expect(page("/new?city=new_york")).toEqual({ name: "new", city: "new_york" });
  expect(page("/new?city=paris")).toEqual({ name: "new", city: null });
  expect(page("/join/")).toEqual({ name: "join" });
  expect(page("/settings")).toEqual({ name: "settings", proof: null });
  expect(page("/about")).toEqual({ name: "about" });
  expect(page("/t/a-B_9")).toEqual({ name: "table", id: "a-B_9", secret: null });
  expect(page("/rules/new_york")).toEqual({ name: "rules", city: "new_york" });
  expect(page("/rules/paris")).toEqual({ name: "unknown" });
  expect(page("/t/")).toEqual({ name: "unknown" });
  expect(page("/t/a/b")).toEqual({ name: "unknown" });
  expect(page("/elsewhere")).toEqual({ name: "unknown" });
});

test("the rules without a city are those of the one played last", () => {
  set({ city: "new_york" });
  expect(page("/rules")).toEqual({ name: "rules", city: "new_york" });
  set({ city: "tokyo" });
  expect(page("/rules/")).toEqual({ name: "rules", city: "tokyo" });
});

test("a seat's secret is taken along and leaves the address bar", () => {
  router.go("/t/abc?seat=hush");

  expect(pageOf(router.address).props).toEqual({ id: "abc", secret: "hush" });
  expect(location.pathname + location.search).toBe("/t/abc");
});

test("a click on a link of ours turns the page; others are the browser's", () => {
  document.body.innerHTML = `<a id="ours" href="/about"><b>About</b></a>
    <a id="away" href="https://example.org/">Away</a><a id="skip" href="#main">Skip</a>`;
  const click = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector(selector)!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click("#ours b")).toBe(true);
  expect(name()).toBe("about");

  router.go("/");
  const notFollowed = (event: Event) => event.preventDefault();
  addEventListener("click", notFollowed);
  click("#away");
  click("#skip");
  click("#ours", { ctrlKey: true });
  removeEventListener("click", notFollowed);
  expect(name()).toBe("home");
});

test("going back shows the page before", () => {
  router.go("/join");
  history.replaceState(null, "", "/settings");
  dispatchEvent(new PopStateEvent("popstate"));

  expect(name()).toBe("settings");
});

test("a code is read from itself or from a whole link", () => {
  expect(tableIn(" abc-1 ")).toBe("abc-1");
  expect(tableIn("http://192.168.0.2:8000/t/abc-1")).toBe("abc-1");
  expect(tableIn("https://x.test/t/abc-1/?seat=s#top")).toBe("abc-1");
  expect(tableIn("not a code")).toBeNull();
  expect(tableIn("")).toBeNull();
});

test("whoever starts the router does not start anew wherever it goes", () => {
  let starts = 0;
  const end = $effect.root(() => {
    $effect(() => {
      starts++;
      return router.start();
    });
  });
  flushSync();
  router.go("/about");
  flushSync();
  end();

  expect(starts).toBe(1);
});
