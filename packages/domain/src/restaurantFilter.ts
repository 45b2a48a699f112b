import { type Coordinates, placeOf } from './coordinates';
import { distanceBetween } from './distance';

type Id = number | string;

/** The tag ids of a restaurant; other back ends may send them as text. */
interface Tagged {
  readonly tags: readonly { readonly id: Id }[];
}

/** A place whose coordinates may be unknown. */
interface Located {
  readonly id: Id;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Whether the restaurant has every selected tag; true when no tag is selected. Readings 5. */
export function hasEveryTag({ tags }: Tagged, selected: readonly Id[]): boolean {
  return selected.every((id) => tags.some((tag) => String(tag.id) === String(id)));
}

/** The selection with one more tag; a tag that it has already changes nothing. Spec §4, Restaurants. */
export function addTag(selected: readonly number[], id: number): readonly number[] {
  return selected.includes(id) ? selected : [...selected, id];
}

/** Kilometres from a point; undefined while the position of the place is unknown. */
export function distanceTo(place: Located, point: Coordinates): number | undefined {
  const from = placeOf(place);
  return from && distanceBetween(from, point);
}

/**
 * The answer to `nearby` in the order to show it. The server's order is kept, unless it is the order of `all`: then the
 * server ignores `nearby` (spec §7), and the nearest places come first, places with an unknown position last.
 */
export function nearbyOrder<Place extends Located>(
  found: readonly Place[],
  all: readonly Pick<Located, 'id'>[] | undefined,
  point: Coordinates,
): readonly Place[] {
  const idsOf = (places: readonly Pick<Located, 'id'>[]) => places.map(({ id }) => id).join();
  if (!all || idsOf(found) !== idsOf(all)) return found;
  const distance = (place: Place) => distanceTo(place, point) ?? Number.POSITIVE_INFINITY;
  // Two infinities differ by NaN, which counts as equal.
  return found.toSorted((one, other) => distance(one) - distance(other));
}
