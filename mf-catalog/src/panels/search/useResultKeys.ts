import { type KeyboardEvent, useState } from 'react';

interface Options {
  /** Called on Enter in the field. */
  onSubmit: () => void;
}

/**
 * Up and Down move the focus through the field and the links of the results, in a ring. The results are links with
 * buttons beside them, which the options of a listbox may not contain (decision 0048).
 */
export function useResultKeys({ onSubmit }: Options) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [results, setResults] = useState<HTMLElement | null>(null);

  function move(from: Element, step: 1 | -1) {
    const links = [...(results?.querySelectorAll<HTMLElement>('li > a') ?? [])];
    const stops = [...(field ? [field] : []), ...links];
    // The buttons of a row belong to its link.
    const at = stops.findIndex((stop) => stop === from || stop === from.closest('li')?.firstElementChild);
    stops.at((at + step) % stops.length)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // The keys choose a word of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.target as Element, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && event.target === field) {
      event.preventDefault();
      onSubmit();
    }
  }
  return { field, fieldRef: setField, results, resultsRef: setResults, onKeyDown };
}
