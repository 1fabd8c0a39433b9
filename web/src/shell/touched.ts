/** Whether somebody has done something on this page: before that nothing sounds. It is known from the page's beginning on. */
let touched = false;
for (const sign of ["pointerdown", "keydown"])
  addEventListener(sign, () => (touched = true), { once: true, capture: true, passive: true });

export const wasTouched = (): boolean => touched;
