import { addTag, type Coordinates } from '@storefront/domain';
import { create } from 'zustand';

/** What restaurants are filtered by: the page and the panels share it, and a reload clears it. */
export interface RestaurantFilter {
  /** Every one of them (readings 5). */
  tagIds: readonly number[];
  /** The customer's position while «Рядом со мной» is on. */
  nearby: Coordinates | undefined;
}

export const noFilter: RestaurantFilter = { tagIds: [], nearby: undefined };

/** Changed by `useApplyFilter`; on the server it never changes. */
export const useRestaurantFilter = create<RestaurantFilter>()(() => noFilter);

/** The selection with the tag, or without it if it has it. */
export function toggleTag(tagIds: readonly number[], id: number): readonly number[] {
  return tagIds.includes(id) ? tagIds.filter((other) => other !== id) : addTag(tagIds, id);
}

/** Whether the dot is shown at the filter button (spec §2, Burger restaurants). */
export const isFiltered = ({ tagIds, nearby }: RestaurantFilter) => tagIds.length > 0 || nearby !== undefined;
