import { browserStorage, storageKeys } from '@storefront/contracts';

/** How many stories a browser remembers. */
const maxRemembered = 100;

/** A story's name among the seen ones: without the spaces and quotes that an attribute selector could not contain. */
const nameOf = (slug: string) => encodeURIComponent(slug);

/**
 * Selects what is inside the story once this browser has seen it. The list of seen stories stands on `<html>` before
 * the first paint (contracts/docs/seen-stories.md), so static HTML needs no script to show it.
 */
export const whenSeen = (slug: string) => `html[data-seen-stories~="${nameOf(slug)}"] &`;

/** Remembers in this browser that the story was seen, and shows it in every strip of stories on the page. */
export function markStorySeen(brandKey: string, slug: string): void {
  const { dataset } = document.documentElement;
  const storage = browserStorage('local');
  const key = storageKeys(brandKey).seenStories;
  const before = (storage.getItem(key) ?? dataset['seenStories'] ?? '').split(' ');
  const others = before.filter((name) => name !== '' && name !== nameOf(slug));
  const seen = [...others, nameOf(slug)].slice(-maxRemembered).join(' ');
  storage.setItem(key, seen);
  dataset['seenStories'] = seen;
}
