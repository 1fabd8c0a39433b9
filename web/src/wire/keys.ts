/** A key for a command: chosen once, so that a repeat is carried out once. */
export const newKey = (): string => random(12);

/** A secret of 128 bits: whoever chooses it before asking has it even if the answer is lost. */
export const newSecret = (): string => random(16);

function random(size: number): string {
  // not randomUUID: a page served over plain HTTP in the house's own network has none
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
