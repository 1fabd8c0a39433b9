/** Numbers as they are printed: with a minus that is one, not a hyphen. */
import { tongue } from "./tongue.svelte";

const MINUS = "−";

export function number(value: number, how?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(tongue.language, how).format(value).replace("-", MINUS);
}

/** The same in a sentence that the table says. */
export function printed(sentence: string): string {
  return sentence.replace(/(?<![\w–-])-(?=\d)/g, MINUS);
}
