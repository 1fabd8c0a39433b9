// not randomUUID: a page served over plain HTTP in the house's own network has none
function random(bytes: number): string {
  const signs = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(signs, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A key for a command: chosen once, so that a repeat is carried out once. */
export const newKey = (): string => random(12);

/** What a browser without a cookie is to be known by: asking again after a lost answer is not asking as somebody else. */
export const newSecret = (): string => random(16);
