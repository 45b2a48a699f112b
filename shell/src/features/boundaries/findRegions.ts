/** A region of the page with the team that owns it and its position on the screen. */
export interface Region {
  owner: string;
  /** A remote module's key, such as `page:home`; the element's name for the shell's own regions. */
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Remote modules name their owner; the header, the footer and the toolbar belong to the shell. */
const candidates = '[data-module], #app > header, #app > footer, #app > nav';

/** The regions within the viewport. */
export function findRegions(page: Document): Region[] {
  return [...page.querySelectorAll<HTMLElement>(candidates)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isVisible = width > 0 && height > 0 && top < window.innerHeight && top + height > 0;
    if (!isVisible) return [];
    const { owner = 'shell', module: name = element.localName } = element.dataset;
    return [{ owner, name, left, top, width, height }];
  });
}
