/** How many dishes one customer, or one browser of a guest, may mark. */
export const FAVOURITES_MAX = 200;

/** The marked dishes with one more, which comes first, or without it. */
export function withFavourite(ids: readonly number[], productId: number, isFavourite: boolean): number[] {
  const others = ids.filter((id) => id !== productId);
  return isFavourite ? [productId, ...others] : others;
}
