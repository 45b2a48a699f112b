import { passFocus } from '../focus/passFocus';

/**
 * The end of a list, which disappears with the last page: its focus goes on to the first item of that page, or to the
 * list when the page has brought no items.
 */
export function createListEnd() {
  let element: HTMLElement | undefined;
  let known = 0;
  const items = () => element?.parentElement?.querySelectorAll('li') ?? [];
  const firstNew = () => {
    const item = items()[known];
    return item?.querySelector<HTMLElement>('a,button') ?? item ?? element?.parentElement;
  };
  return {
    /** Undefined while there is nothing more to load. */
    current: () => element,
    /** The items in the list now do not count as new. */
    remember() {
      known = items().length;
    },
    /** The ref of the end. */
    attach(end: HTMLElement | null) {
      if (!end) return undefined;
      element = end;
      const pass = passFocus(end, firstNew);
      return () => {
        pass();
        element = undefined;
      };
    },
  };
}
