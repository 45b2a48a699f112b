/** The sheet that a press opens before the app has started. */
export interface EarlySheet {
  /**
   * Shows the sheet of an opener (contracts/docs/panel-openers.md). `onCancel` is called when the visitor closes it.
   */
  open: (opener: HTMLElement, onCancel: () => void) => void;
  /** A script of the app could not be loaded, so links lead to their pages. */
  hasFailed: () => boolean;
  /**
   * The app takes over. The sheet stays until the panel below it has its content, and accepts no input; without a panel
   * it is removed at once.
   */
  release: (opensPanel: boolean) => void;
}

/**
 * A press of an opener shows its sheet in the next frame, even if scripts of the page are running (decision 0099), or
 * as soon as its `source` has loaded. When a script of the app (`data-app`) fails to load, or the app does not start
 * within `timeoutMs`, the sheet is removed and a link is followed.
 */
export function createEarlySheet(
  source: Promise<HTMLTemplateElement | undefined>,
  timeoutMs: number,
): EarlySheet {
  let template: HTMLTemplateElement | undefined;
  let sheet: Element | undefined;
  let dropPress = () => {};
  let show = () => {};
  let cancel = () => {};
  let giveUp = () => {};
  let isFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const page = () => document.getElementById('root');

  void source.then((loaded) => {
    template = loaded;
    show();
  });

  const letGo = () => {
    clearTimeout(timer);
    show = () => {};
    giveUp = () => {};
    removeEventListener('keydown', onKey, true);
    page()?.removeAttribute('inert');
    dropPress = () => {};
    sheet = undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  const onError = ({ target }: Event) => {
    // A remote that fails does not keep the app from starting.
    if (!(target instanceof HTMLScriptElement) || target.dataset['app'] === undefined) return;
    isFailed = true;
    giveUp();
  };

  /** Copies the product's heading and tile from the opener into the sheet. */
  const fillIn = (surface: HTMLElement, opener: HTMLElement) => {
    const source = opener.closest('article') ?? opener;
    const tile = source.querySelector('[data-tint]')?.cloneNode(true);
    const title = surface.querySelector('h2');
    if (!(tile instanceof HTMLElement) || !title) return;
    tile.dataset['shape'] = 'panel';
    // The panel has the badges below the picture.
    for (const badges of [...tile.children].slice(1)) badges.remove();
    title.before(tile);
    title.textContent = source.querySelector('h2, h3')?.textContent ?? '';
    title.hidden = false;
    surface.ariaLabel = title.textContent;
  };

  const open = (opener: HTMLElement, onCancel: () => void) => {
    if (sheet) return;
    // A new press replaces a press that still waits for its sheet.
    dropPress();
    clearTimeout(timer);
    dropPress = onCancel;
    cancel = () => {
      const shown = sheet;
      letGo();
      onCancel();
      if (!shown) return;
      shown.remove();
      opener.focus({ preventScroll: true });
    };
    giveUp = () => {
      cancel();
      if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
    };
    show = () => {
      if (!template) return;
      document.body.append(template.content.cloneNode(true));
      const shown = document.querySelector('[data-early-sheet]');
      const surface = shown?.querySelector<HTMLElement>('[role=dialog]');
      if (!shown || !surface) return;
      sheet = shown;
      addEventListener('keydown', onKey, true);
      const shape = opener.dataset['sheet'];
      surface.dataset['shape'] = shape;
      if (shape === 'panel-product') fillIn(surface, opener);
      // The backdrop and the button close the sheet.
      for (const closer of [shown.firstElementChild, shown.querySelector('button')]) {
        closer?.addEventListener('click', () => cancel());
      }
      surface.focus({ preventScroll: true });
      // `inert` restyles the page, so it is set once the sheet is on the screen.
      requestAnimationFrame(() => setTimeout(() => sheet && page()?.setAttribute('inert', '')));
    };
    timer = setTimeout(giveUp, timeoutMs);
    show();
  };

  const release = (opensPanel: boolean) => {
    const released = sheet;
    letGo();
    if (!opensPanel) released?.remove();
    released?.setAttribute('data-released', '');
    // The opener may open no panel after all.
    setTimeout(() => released?.remove(), timeoutMs);
  };

  addEventListener('error', onError, true);
  return { open, hasFailed: () => isFailed, release };
}
