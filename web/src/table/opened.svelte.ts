/** What is opened at the table: dialogs over it, or the board alone. */
export class Opened {
  /** The rules, at this one; "" opens them at their beginning. */
  rule: string | null = $state(null);
  help = $state(false);
  text = $state(false);
  seat = $state(false);
  /** The ways to leave the table. */
  leave = $state(false);
  /** What the host could be told of the table. */
  report = $state(false);
  /** The board alone, without the columns beside it. */
  alone = $state(false);

  close(): void {
    this.rule = null;
    this.help = this.text = this.seat = this.leave = this.report = false;
  }
}
