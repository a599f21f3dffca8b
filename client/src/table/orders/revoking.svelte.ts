// Automatic answers that were just switched off, for as long as they can be switched on again by one tap.
import type { Session } from "../../lib/session.svelte";
import type { Order, Seat } from "../../protocol";
import { including, without } from "./orders";

const LONG = 10_000;

class Revoking {
  last = $state.raw<{ seat: string; orders: Order[] } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  async revoke(session: Session, seat: Seat, orders: Order[]): Promise<void> {
    const left = orders.reduce(without, seat.orders);
    const { problem } = await session.send({ type: "orders", seat: seat.seat, orders: left });
    if (!problem) this.show({ seat: seat.seat, orders });
  }

  async restore(session: Session): Promise<void> {
    const revoked = this.last;
    const seat = session.table?.seats.find((one) => one.seat === revoked?.seat);
    if (!revoked || !seat) return;
    this.show(null);
    await session.send({
      type: "orders",
      seat: seat.seat,
      orders: revoked.orders.reduce(including, seat.orders),
    });
  }

  private show(revoked: typeof this.last): void {
    clearTimeout(this.timer);
    this.last = revoked;
    if (revoked) this.timer = setTimeout(() => (this.last = null), LONG);
  }
}

export const revoking = new Revoking();
