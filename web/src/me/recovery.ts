/** Words as people type them: with blanks, commas, numbers and line ends between them. */
export const split = (text: string): string[] => text.split(/[\s,.;0-9]+/).filter((word) => word !== "");
