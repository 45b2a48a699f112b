/** Whether two promo codes are the same: back ends return a code in their own case, customers type spaces. */
export function isSameCode(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && normalize(one) === normalize(other);
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

const normalize = (code: string) => code.replaceAll(/\s/g, '').toUpperCase();
