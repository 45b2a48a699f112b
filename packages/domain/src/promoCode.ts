/** Cyrillic capitals and the Latin ones that look alike, in the same order. Ё is often typed as Е. */
export const lookAlikes = { cyrillic: 'АВЕЁКМНОРСТУХЅІЈ', latin: 'ABEEKMHOPCTYXSIJ' } as const;

/** A typed code in capitals, without white space and invisible characters, which texts are copied with. */
export const cleanPromoCode = (typed: string): string =>
  typed
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .toUpperCase();

/** The key under which a promo code is found: the same for look-alike letters of both alphabets. */
export const promoCodeKey = (code: string): string =>
  cleanPromoCode(code).replaceAll(
    new RegExp(`[${lookAlikes.cyrillic}]`, 'g'),
    (letter) => lookAlikes.latin[lookAlikes.cyrillic.indexOf(letter)] ?? letter,
  );

/** Whether two promo codes are the same: back ends return a code in their own spelling, customers type another. */
export function isSameCode(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && promoCodeKey(one) === promoCodeKey(other);
}

/**
 * Whether a successful answer has applied the submitted code: the order's `promocode` is set (readings 8), by this submit
 * and not by an earlier submit. A back end may spell the code differently than the customer, so only a code that was
 * there before has to equal the submitted code. `before` is null for an order without a code, undefined when unknown.
 */
export function isCodeApplied({
  submitted,
  before,
  after,
}: {
  submitted: string;
  before: string | null | undefined;
  after: string | undefined;
}): boolean {
  if (after === undefined) return false;
  const isNew = before === null || (before !== undefined && !isSameCode(before, after));
  return isNew || isSameCode(submitted, after);
}
