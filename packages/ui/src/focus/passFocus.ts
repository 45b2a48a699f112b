/**
 * The cleanup function for the ref of a control that its own press may remove. If the control has the focus then, the
 * `next` element takes it. Else the focus would fall to the page, and a keyboard would begin at its top.
 */
export function passFocus(control: HTMLElement, next: () => HTMLElement | null | undefined): () => void {
  return () => {
    if (!control.contains(document.activeElement)) return;
    const element = next();
    if (!element) return;
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
}
