// At most one batch of messages a frame: when bots play fast, the page would be drawn for each otherwise.
export class Inbox<Message> {
  private waiting: Message[] = [];
  private drawn = true;

  constructor(private take: (message: Message) => void) {}

  put(message: Message): void {
    this.waiting.push(message);
    // A page that is not seen has no frames.
    if (this.drawn || document.hidden) this.empty();
  }

  private empty(): void {
    const messages = this.waiting;
    this.waiting = [];
    if (!messages.length) {
      this.drawn = true;
      return;
    }
    this.drawn = false;
    requestAnimationFrame(() => this.empty());
    messages.forEach(this.take);
  }
}
