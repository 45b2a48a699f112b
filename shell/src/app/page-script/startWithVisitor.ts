/** How a page's scripts start. */
export interface StartOptions {
  /** Ids of the templates with the preloads and with the scripts. */
  preloadsId: string;
  scriptsId: string;
  /** How long scripts wait for the first pictures, ms. */
  pictureTimeoutMs: number;
  /** The page shows more than its HTML without being touched, so its scripts wait for no one. */
  isLive: boolean;
  /** Keys of the local storage. Where one is set, the visitor's address, cart or statistics belong to the page. */
  visitorKeys: readonly string[];
}

/**
 * Preloads the page's scripts after the first paint, and runs them with the
 * visitor's first sign, because a page that is only read needs none (decision 0098).
 *
 * - A press or a key runs them at once.
 * - A pointer that moves, a scroll, a focus or another tab's change of the storage runs them after the first pictures
 *   are painted, or after `pictureTimeoutMs`. Hydration would delay the painting on a slow phone.
 * - A live page, one that the app has navigated before, and one of a visitor with saved data need no sign.
 */
export function startWithVisitor({
  preloadsId,
  scriptsId,
  pictureTimeoutMs,
  isLive,
  visitorKeys,
}: StartOptions): void {
  const pressEvents = ['pointerdown', 'keydown', 'click'];
  const otherSigns = ['pointermove', 'wheel', 'scroll', 'focusin', 'storage'];
  let isWanted = false;
  let isPainted = false;

  const insert = (id: string) => {
    const template = document.getElementById(id);
    if (!(template instanceof HTMLTemplateElement)) return;
    // Inserted scripts are async by default and would not keep their order.
    for (const script of template.content.querySelectorAll('script')) script.async = false;
    document.head.append(template.content);
    template.remove();
  };
  const run = () => {
    for (const name of pressEvents) removeEventListener(name, run, true);
    for (const name of otherSigns) removeEventListener(name, want, true);
    insert(preloadsId);
    insert(scriptsId);
  };
  const want = () => {
    isWanted = true;
    if (isPainted) run();
  };
  const onPainted = () => {
    isPainted = true;
    if (isWanted) run();
  };
  const isKnownVisitor = () => {
    try {
      return visitorKeys.some((key) => localStorage.getItem(key) !== null);
    } catch {
      // Storage is blocked, so nothing is saved.
      return false;
    }
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
      if (left === 0) afterFrames(3, onPainted);
    };
    for (const picture of pending) {
      picture.addEventListener('load', onSettled, { once: true });
      picture.addEventListener('error', onSettled, { once: true });
    }
    if (left === 0) afterFrames(3, onPainted);
    setTimeout(onPainted, pictureTimeoutMs);
  };

  for (const name of pressEvents) addEventListener(name, run, true);
  for (const name of otherSigns) addEventListener(name, want, true);
  // The app has left its state in the entry: an open panel, or the place where the visitor was reading.
  if (isLive || history.state !== null || isKnownVisitor()) want();
  // A hidden tab paints nothing.
  if (document.hidden) {
    insert(preloadsId);
    onPainted();
  } else afterFrames(2, waitForPictures);
}
