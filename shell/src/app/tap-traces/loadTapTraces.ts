import type { TapOptions } from './traceTaps';

const importModule = (url: string) => import(url) as Promise<typeof import('./traceTaps')>;

/**
 * Traces the taps of the page by the script that the answer names, with its hash; an empty text names none. It is
 * checked as in `loadFieldFigures`, which has no bytes to spare for a common function.
 */
export function loadTapTraces(named: string, options: TapOptions, load = importModule): void {
  const [url, integrity = ''] = named.split(' ');
  if (!url) return;
  fetch(url, { integrity })
    .then(() => load(url))
    .then(
      ({ traceTaps }) => traceTaps(options),
      // The file did not arrive.
      () => undefined,
    );
}
