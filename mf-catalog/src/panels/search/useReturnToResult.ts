import { useLocation } from '@storefront/router';
import { useEffect, useState } from 'react';

/** A result that led to another page, and how far the results were scrolled. */
interface Departure {
  /** The router's key of the history entry. */
  entry: string;
  href: string;
  top: number;
}

let departure: Departure | undefined;

/** The elements of the panel around the results; which of them scrolls depends on the height of the window. */
function* around(results: HTMLElement) {
  for (let element = results.parentElement; element; element = element.parentElement) {
    yield element;
    if (element.getAttribute('role') === 'dialog') return;
  }
}

/** Called before a result leads to another page, whose navigation closes the panel; `entry` is the panel's location key. */
export function rememberResult(link: HTMLElement, entry: string): void {
  const top = Math.max(...[...around(link)].map(({ scrollTop }) => scrollTop));
  departure = { entry, href: link.getAttribute('href') ?? '', top };
}

/** Back from a page that a result led to: the results have their scroll position, and the result has the focus. */
export function useReturnToResult(results: HTMLElement | null): void {
  const { key } = useLocation();
  const [returned] = useState(() => (departure?.entry === key ? departure : undefined));
  useEffect(() => {
    if (!results || !returned || departure !== returned) return;
    departure = undefined;
    for (const element of around(results)) element.scrollTop = returned.top;
    const links = [...results.querySelectorAll<HTMLElement>('a')];
    links.find((link) => link.getAttribute('href') === returned.href)?.focus({ preventScroll: true });
  }, [results, returned]);
}
