import { useLocation } from '@storefront/router';
import { useMemo } from 'react';

/** More at once leave nothing of any menu; what an address says beyond them is not read. */
const mostLabels = 10;
const name = 'labels';

/** Ids of the labels that an address chooses, each once and in one order, so that equal choices are equal. */
export function readLabels(search: URLSearchParams): readonly number[] {
  const ids = search.getAll(name).filter((id) => /^\d{1,9}$/.test(id));
  return [...new Set(ids.map(Number))].sort((first, second) => first - second).slice(0, mostLabels);
}

/** The address of a path with these labels chosen. */
export function withLabels(path: string, labels: readonly number[]): string {
  return labels.length > 0 ? `${path}?${labels.map((id) => `${name}=${id}`).join('&')}` : path;
}

/** The choice after a press on a label. */
export function toggled(labels: readonly number[], id: number): readonly number[] {
  if (labels.includes(id)) return labels.filter((other) => other !== id);
  return [...labels, id].sort((first, second) => first - second);
}

/** The labels that the page's address chooses. */
export function useChosenLabels(): readonly number[] {
  const { search } = useLocation();
  const key = readLabels(new URLSearchParams(search)).join();
  return useMemo(() => (key ? key.split(',').map(Number) : []), [key]);
}
