/** Whether two promo codes are the same: back ends return a code in their own case, customers type spaces. */
export function isSameCode(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && normalize(one) === normalize(other);
}

const normalize = (code: string) => code.replaceAll(/\s/g, '').toUpperCase();
