import { addTag, type Coordinates } from '@storefront/domain';
import { create } from 'zustand';

/** The filter of the restaurants. The page and the panels share it, and a reload clears it. */
export interface RestaurantFilter {
  /** A restaurant matches if it has every one of these tags (readings 5). */
  tagIds: readonly number[];
  /** The customer's position while «Рядом со мной» is on. */
  nearby: Coordinates | undefined;
}

export const noFilter: RestaurantFilter = { tagIds: [], nearby: undefined };

/** Only `useApplyFilter` changes the filter; on the server it never changes. */
export const useRestaurantFilter = create<RestaurantFilter>()(() => noFilter);

/** Adds a tag to the selection, or removes a selected one. */
export function toggleTag(tagIds: readonly number[], id: number): readonly number[] {
  return tagIds.includes(id) ? tagIds.filter((other) => other !== id) : addTag(tagIds, id);
}

/** Whether the dot is shown at the filter button (spec §2, Burger restaurants). */
export const isFiltered = ({ tagIds, nearby }: RestaurantFilter) => tagIds.length > 0 || nearby !== undefined;
