declare global {
  interface Window {
    /** Set by the inline script of the page. */
    takeEarlyPresses?: () => readonly EventTarget[];
  }
}

/**
 * The inline script of a page: until the page's own script takes over, it keeps presses of elements that need a script.
 * Links and forms with an address are left to the browser.
 */
export const earlyPressesScript =
  '(()=>{const t=[],k=e=>{e.target.closest("a[href],summary,form[action] *")||(e.preventDefault(),t.push(e.target))};' +
  'addEventListener("click",k,!0);takeEarlyPresses=()=>(removeEventListener("click",k,!0),t)})()';

/** Repeats the presses from before the script of the page ran, which keeps presses from then on. */
export function repeatEarlyPresses(): void {
  for (const target of window.takeEarlyPresses?.() ?? []) {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
