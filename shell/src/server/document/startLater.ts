/**
 * Runs in the page, at the end of its HTML: asks for the page's scripts once it has been painted, and lets them run
 * once its first pictures have been painted too, or after `limit` ms. Bringing a page to life takes a slow phone half
 * a second in which nothing is painted: what has arrived has to be on the screen before. A hand on the page waits
 * for nothing.
 *
 * It is sent as its own text, so it may name nothing from outside.
 */
export function startLater(preloads: string, scripts: string, limit: number): void {
  const signs = ['pointerdown', 'keydown'];
  const put = (id: string) => {
    const template = document.getElementById(id);
    if (!(template instanceof HTMLTemplateElement)) return;
    // Scripts that are put into a page run as they come, not in their order, unless told.
    for (const script of template.content.querySelectorAll('script')) script.async = false;
    document.head.append(template.content);
    template.remove();
  };
  const run = () => {
    for (const sign of signs) removeEventListener(sign, run, true);
    put(preloads);
    put(scripts);
  };
  /** A frame is on the screen, or about to be, when the second one after it begins. */
  const afterFrames = (count: number, then: () => void) => {
    if (count > 0) requestAnimationFrame(() => afterFrames(count - 1, then));
    else setTimeout(then);
  };
  const waitForPictures = () => {
    put(preloads);
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    const coming = [...pictures].filter((picture) => !picture.complete);
    let left = coming.length;
    const settle = () => {
      left -= 1;
      if (left === 0) afterFrames(3, run);
    };
    for (const picture of coming) {
      picture.addEventListener('load', settle, { once: true });
      picture.addEventListener('error', settle, { once: true });
    }
    if (left === 0) afterFrames(3, run);
    setTimeout(run, limit);
  };

  for (const sign of signs) addEventListener(sign, run, true);
  // Nothing is painted in a tab that nobody looks at.
  if (document.hidden) run();
  else afterFrames(2, waitForPictures);
}
