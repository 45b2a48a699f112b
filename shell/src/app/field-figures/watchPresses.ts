import type { FigureName } from './fieldReport';

/** Measures the visitor's first press of each kind, until its effect is in a frame. */
export function watchPresses(
  onMeasured: (name: FigureName, duration: number, to: number, element: Element) => void,
): void {
  /** What shows the effect of a press that was not measured yet. */
  const effects: { panel?: string; badge?: string } = {
    panel: '[data-panel] [data-module]:not([data-empty])',
    badge: '[data-grown=true]',
  };
  let awaited: keyof typeof effects | undefined;
  let from: number;
  let pressed: Element;

  addEventListener(
    'click',
    ({ isTrusted, target, timeStamp, ctrlKey, metaKey }) => {
      const element = target as Element;
      // The press of an opener opens a panel in every state of the page (contracts/docs/panel-openers.md).
      const name = element.closest('[data-sheet]') ? 'panel' : 'badge';
      const effect = effects[name];
      // A panel that does not come is awaited until it does, however often the visitor presses. A link that is opened
      // in another tab opens no panel here.
      if (awaited === 'panel' || !isTrusted || ctrlKey || metaKey) return;
      if (!effect || document.querySelector(effect)) return;
      awaited = name;
      from = timeStamp;
      pressed = element;
      if (name === 'panel') onMeasured('press', 0, from, pressed);
    },
    true,
  );

  new MutationObserver(() => {
    const name = awaited;
    const effect = name && effects[name];
    const shown = effect && document.querySelector(effect);
    if (!shown) return;
    awaited = undefined;
    delete effects[name];
    requestAnimationFrame((to) => onMeasured(name, to - from, to, name === 'panel' ? shown : pressed));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-empty'] });
}
