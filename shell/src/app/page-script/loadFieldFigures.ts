import { timingName } from '../field-figures/fieldReport';

/** The script of the field figures, with its hash. */
export interface FieldFiguresFile {
  url: string;
  integrity: string;
}

/** How long after the page has loaded, ms: the preloads of the app wait as long. */
const restMs = 1_000;

const importModule = (url: string) => import(url) as Promise<typeof import('../field-figures/fieldFigures')>;

/**
 * Measures the page some time after it has loaded, if the server has chosen it: the header of the answer says so, because
 * guests share the page. An `import` checks no hash, so it gets the answer that `fetch` has checked from the cache.
 */
export function loadFieldFigures(
  { url, integrity }: FieldFiguresFile,
  visitorKeys: readonly string[],
  load = importModule,
): void {
  const measure = () =>
    fetch(url, { integrity })
      .then(() => load(url))
      .then(
        ({ measurePage }) => measurePage(visitorKeys),
        // The file did not arrive.
        () => undefined,
      );
  addEventListener('load', () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const isChosen = navigation?.serverTiming?.some(({ name }) => name === timingName);
    if (isChosen) setTimeout(() => void measure(), restMs);
  });
}
