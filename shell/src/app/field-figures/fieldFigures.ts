import { onCLS, onINP, onLCP } from 'web-vitals';
import { causeOf, partOf } from './causeOf';
import { type FieldReport, type Figure, type FigureName } from './fieldReport';
import { pageRoute } from './pageRoute';
import { saved } from './saved';
import { visitorClass } from './visitorClass';
import { watchPresses } from './watchPresses';

/** How long before a layout shift a script may have caused it, ms. */
const beforeShiftMs = 100;

const everyValue = { reportAllChanges: true };

/**
 * What was not sent yet. A later value of a figure replaces the earlier one. Who caused it is found when the page is left,
 * because the browser knows a frame after its end; the element may be gone by then.
 */
const figures = new Map<FigureName, () => Figure>();

/** `to` is the end of the time that was measured. */
function keep(name: FigureName, value: number, to: number, element?: Node | null, from = to - value) {
  const route = pageRoute();
  const part = partOf(element);
  figures.set(name, () => ({ name, value, route, remote: causeOf(from, to, part) }));
}

const loadedRemotes = () =>
  performance
    .getEntriesByType('resource')
    .some(({ name, transferSize }) => transferSize && name.startsWith(`${origin}/mf/`));

/**
 * Measures this page, and reports when it is hidden, unless the visitor refuses statistics at that time. `visitorKeys`
 * are those of the page script; `responseStart` is the time of the page's first byte, ms.
 */
export function measurePage(
  [address, , consent]: readonly string[],
  proof: string,
  responseStart: number,
): void {
  keep('TTFB', responseStart, responseStart);
  onLCP(({ name, value, entries: [entry] }) => keep(name, value, value, entry?.element), everyValue);
  onINP(
    ({ name, value, entries: [entry] }) => keep(name, value, (entry?.startTime ?? 0) + value, entry?.target),
    everyValue,
  );
  onCLS(({ name, value, entries }) => {
    const shift = entries.at(-1);
    const at = shift?.startTime ?? 0;
    keep(name, value, at, shift?.sources[0]?.node, at - beforeShiftMs);
  }, everyValue);
  watchPresses(keep);

  // After the listeners of web-vitals, which capture the event and report the last values.
  addEventListener('visibilitychange', () => {
    if (!document.hidden || figures.size === 0 || saved(consent) === 'refused') return;
    const report: FieldReport = {
      proof,
      ...visitorClass(navigator, saved(address)),
      isCold: loadedRemotes(),
      figures: [...figures.values()].map((finished) => finished()),
    };
    figures.clear();
    navigator.sendBeacon('/field-figures', JSON.stringify(report));
  });
}
