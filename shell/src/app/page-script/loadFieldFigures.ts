import { timingName } from '../field-figures/fieldReport';

/** How long after the page has loaded, ms: the preloads of the app wait as long. */
const restMs = 1_000;

const importModule = (url: string) => import(url) as Promise<typeof import('../field-figures/fieldFigures')>;

/**
 * Measures the page some time after it has loaded, if the server has chosen it: the header of the answer says so, because
 * guests share the page. An `import` checks no hash, so it gets the answer that `fetch` has checked from the cache.
 */
export function loadFieldFigures(visitorKeys: readonly string[], load = importModule): void {
  addEventListener('load', () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const chosen = navigation?.serverTiming?.find(({ name }) => name === timingName);
    if (!chosen) return;
    const [proof = '', url = '', integrity] = chosen.description.split(' ');
    if (!integrity) return;
    const measure = () =>
      fetch(url, { integrity })
        .then(() => load(url))
        .then(
          ({ measurePage }) => measurePage(visitorKeys, proof, navigation?.responseStart ?? 0),
          // The file did not arrive.
          () => undefined,
        );
    setTimeout(() => void measure(), restMs);
  });
}
