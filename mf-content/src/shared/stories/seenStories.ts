import { browserStorage, storageKeys } from '@storefront/contracts';

/** How many stories a browser remembers. */
const maxRemembered = 100;

/** A story's key among the seen stories, without the spaces and quotes that would break an attribute selector. */
const nameOf = (slug: string) => encodeURIComponent(slug);

/**
 * Selects the elements inside a story that this browser has seen. `<html>` has the list of seen stories before the
 * first paint (contracts/docs/seen-stories.md), so static HTML needs no script to show it.
 */
export const whenSeen = (slug: string) => `html[data-seen-stories~="${nameOf(slug)}"] &`;

/** Stores in this browser that the story was seen, and marks it in every strip of stories on the page. */
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
