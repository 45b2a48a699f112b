import { useLocation } from '@storefront/router';
import { useMemo } from 'react';

/** No menu has a dish with more labels than this; further ones in the URL are ignored. */
const maxLabels = 10;
const searchParam = 'labels';

/** Ids of the labels chosen in the URL, unique and sorted, so that equal choices are equal. */
export function readLabels(search: URLSearchParams): readonly number[] {
  const ids = search.getAll(searchParam).filter((id) => /^\d{1,9}$/.test(id));
  return [...new Set(ids.map(Number))].sort((first, second) => first - second).slice(0, maxLabels);
}

/** The URL of a path with these labels chosen. */
export function withLabels(path: string, labels: readonly number[]): string {
  return labels.length > 0 ? `${path}?${labels.map((id) => `${searchParam}=${id}`).join('&')}` : path;
}

/** Adds a label to the choice, or removes it. */
export function toggleLabel(labels: readonly number[], id: number): readonly number[] {
  if (labels.includes(id)) return labels.filter((other) => other !== id);
  return [...labels, id].sort((first, second) => first - second);
}

/** The labels chosen in the page's URL. */
export function useChosenLabels(): readonly number[] {
  const { search } = useLocation();
  const key = readLabels(new URLSearchParams(search)).join();
  return useMemo(() => (key ? key.split(',').map(Number) : []), [key]);
}
