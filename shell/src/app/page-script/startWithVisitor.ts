/** How a page's scripts start. */
export interface StartOptions {
  /** Ids of the templates with the preloads and with the scripts. */
  preloadsId: string;
  scriptsId: string;
  /** How long scripts wait for the first pictures, ms. */
  pictureTimeoutMs: number;
  /** The page needs its scripts even without input, so they do not wait for the visitor. */
  isLive: boolean;
  /** Keys of the local storage. If one is set, the page needs the visitor's saved address, cart or statistics. */
  visitorKeys: readonly string[];
}

/** How long the preloads wait after the page is loaded: until its pictures are decoded and painted, ms. */
const preloadRestMs = 1_000;

/**
 * Runs the page's scripts at the visitor's first input, because a page that is only read needs no script (decision
 * 0098). Without input they are preloaded some time after the page has loaded: earlier, they would compete with its
 * pictures.
 *
 * - A press or a key runs them at once.
 * - A pointer that moves, a scroll, a focus or another tab's change of the storage runs them after the first pictures
 *   are painted, or after `pictureTimeoutMs`. Hydration would delay the painting on a slow phone.
 * - No input is needed on a live page, in a history entry that has a state of the app, or with saved data of a visitor.
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
  let isShown = false;
  let isPainted = false;

  const insert = (id: string) => {
    const template = document.getElementById(id);
    if (!(template instanceof HTMLTemplateElement)) return;
    // Inserted scripts are async by default and would not keep their order.
    for (const script of template.content.querySelectorAll('script')) script.async = false;
    document.head.append(template.content);
    template.remove();
  };
  const preload = () => insert(preloadsId);
  const run = () => {
    for (const name of pressEvents) removeEventListener(name, run, true);
    for (const name of otherSigns) removeEventListener(name, onSign, true);
    preload();
    insert(scriptsId);
  };
  const want = () => {
    isWanted = true;
    if (isShown) preload();
    if (isPainted) run();
  };
  /** A browser also reports a pointer that does not move while the layout below it changes. */
  const isResting = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
    type === 'pointermove' && movementX === 0 && movementY === 0;
  const onSign = (event: Event) => {
    if (!isResting(event)) want();
  };
  const onPainted = () => {
    isPainted = true;
    if (isWanted) run();
  };
  const preloadAfterRest = () => setTimeout(preload, preloadRestMs);
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
  const onShown = () => {
    isShown = true;
    if (isWanted) preload();
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    // A picture that has arrived may still wait for its decoding, and one that failed is not waited for.
    void Promise.allSettled([...pictures].map((picture) => picture.decode())).then(() =>
      afterFrames(3, onPainted),
    );
    setTimeout(onPainted, pictureTimeoutMs);
  };

  for (const name of pressEvents) addEventListener(name, run, true);
  for (const name of otherSigns) addEventListener(name, onSign, true);
  // The history entry may have a state of the app: an open panel, or the visitor's scroll position.
  if (isLive || history.state !== null || isKnownVisitor()) want();
  if (document.readyState === 'complete') preloadAfterRest();
  else addEventListener('load', preloadAfterRest);
  // A hidden tab paints nothing.
  if (document.hidden) onPainted();
  else afterFrames(2, onShown);
}
