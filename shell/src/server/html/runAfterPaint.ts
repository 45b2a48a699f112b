/**
 * Runs in the page, at the end of its HTML. It preloads the page's scripts after the first paint and runs them after
 * the first pictures are painted too, or after `timeoutMs`. Hydration blocks painting for half a second on a slow
 * phone, so what has arrived must be on the screen before it starts. A press or a key starts the scripts at once.
 *
 * The function is sent as its own source text, so it may reference nothing outside itself.
 */
export function runAfterPaint(preloadsId: string, scriptsId: string, timeoutMs: number): void {
  const inputEvents = ['pointerdown', 'keydown'];
  const insert = (id: string) => {
    const template = document.getElementById(id);
    if (!(template instanceof HTMLTemplateElement)) return;
    // Inserted scripts are async by default and would not keep their order.
    for (const script of template.content.querySelectorAll('script')) script.async = false;
    document.head.append(template.content);
    template.remove();
  };
  const run = () => {
    for (const name of inputEvents) removeEventListener(name, run, true);
    insert(preloadsId);
    insert(scriptsId);
  };
  /** A frame has been painted, or is about to be, when the second frame after it begins. */
  const afterFrames = (count: number, then: () => void) => {
    if (count > 0) requestAnimationFrame(() => afterFrames(count - 1, then));
    else setTimeout(then);
  };
  const waitForPictures = () => {
    insert(preloadsId);
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    const pending = [...pictures].filter((picture) => !picture.complete);
    let left = pending.length;
    const onSettled = () => {
      left -= 1;
      if (left === 0) afterFrames(3, run);
    };
    for (const picture of pending) {
      picture.addEventListener('load', onSettled, { once: true });
      picture.addEventListener('error', onSettled, { once: true });
    }
    if (left === 0) afterFrames(3, run);
    setTimeout(run, timeoutMs);
  };

  for (const name of inputEvents) addEventListener(name, run, true);
  // A hidden tab paints nothing.
  if (document.hidden) run();
  else afterFrames(2, waitForPictures);
}
