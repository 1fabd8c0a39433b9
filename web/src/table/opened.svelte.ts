/** Which dialogs are open over the table. */
export class Opened {
  /** The rules, at this one; "" opens them at their beginning. */
  rule: string | null = $state(null);
  help = $state(false);
  text = $state(false);
  seat = $state(false);

  close(): void {
    this.rule = null;
    this.help = this.text = this.seat = false;
  }
}
