import { useEffect, useState } from 'react';

/** A result that led to another page, and how far the results were scrolled. */
interface Departure {
  entry: unknown;
  href: string;
  top: number;
}

let departure: Departure | undefined;

/** Identifies the entry of the history that the customer is on: the router gives each entry its own key. */
const currentEntry = () => (window.history.state as { key?: unknown } | null)?.key;

/** The elements of the panel around the results; which of them scrolls depends on the height of the window. */
function* around(results: HTMLElement) {
  for (let element = results.parentElement; element; element = element.parentElement) {
    yield element;
    if (element.getAttribute('role') === 'dialog') return;
  }
}

/** Called before a result leads to another page, whose navigation closes the panel. */
export function rememberResult(link: HTMLElement): void {
  const top = Math.max(...[...around(link)].map(({ scrollTop }) => scrollTop));
  departure = { entry: currentEntry(), href: link.getAttribute('href') ?? '', top };
}

/** Back from a page that a result led to: the results have their scroll position, and the result has the focus. */
export function useReturnToResult(results: HTMLElement | null): void {
  const [returned] = useState(() => (departure?.entry === currentEntry() ? departure : undefined));
  useEffect(() => {
    if (!results || !returned || departure !== returned) return;
    departure = undefined;
    for (const element of around(results)) element.scrollTop = returned.top;
    const links = [...results.querySelectorAll<HTMLElement>('a')];
    links.find((link) => link.getAttribute('href') === returned.href)?.focus({ preventScroll: true });
  }, [results, returned]);
}
