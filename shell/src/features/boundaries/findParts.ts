/** A part of the page with the team that owns it, where it lies on the screen. */
export interface FoundPart {
  owner: string;
  /** `page:home`, or what the shell calls its own. */
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Parts of the remotes say whose they are; beside the page's content, everything in the frame is the shell's. */
const candidates = '[data-part][data-owner], #app > header, #app > footer, #app > nav';

/** The parts that can be seen now. */
export function findParts(page: Document): FoundPart[] {
  return [...page.querySelectorAll<HTMLElement>(candidates)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && top < window.innerHeight && top + height > 0;
    if (!isSeen) return [];
    const { owner = 'shell', part } = element.dataset;
    return [{ owner, name: part ?? element.localName, left, top, width, height }];
  });
}
