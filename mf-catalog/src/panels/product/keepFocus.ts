/** Makes a ref for a part that is removed in one place and shown in another: its focused button keeps the focus. */
export function keepFocus() {
  let focused = -1;
  return (part: HTMLElement) => {
    const buttons = [...part.querySelectorAll('button')];
    buttons[focused]?.focus();
    return () => {
      focused = buttons.indexOf(document.activeElement as HTMLButtonElement);
    };
  };
}
