import type { MenuGroup } from '../card/menuCard';

export type Neighbour = Pick<MenuGroup, 'name' | 'slug'>;

/** The groups before and after one in the menu. */
export interface Neighbours {
  previous?: Neighbour;
  next?: Neighbour;
}

/** The neighbours of a group among those that have dishes; a back end without counts names only such groups. */
export function neighboursOf(groups: readonly MenuGroup[], id: number): Neighbours {
  const hasCounts = groups.some(({ count }) => count > 0);
  const listed = groups.filter((group) => !hasCounts || group.count > 0 || group.id === id);
  const index = listed.findIndex((group) => group.id === id);
  if (index === -1) return {};
  const [previous, next] = [listed[index - 1], listed[index + 1]];
  return { ...(previous && { previous: linkTo(previous) }), ...(next && { next: linkTo(next) }) };
}

const linkTo = ({ name, slug }: MenuGroup): Neighbour => ({ name, slug });
