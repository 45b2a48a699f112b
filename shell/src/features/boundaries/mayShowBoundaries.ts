interface Visitor {
  brandKey: string;
  search: string;
  cookies: string;
  isDevelopment: boolean;
}

/** `{brand}Staff=1`: staff set it by hand in their browser. It reveals nothing secret. */
const staffCookie = (brandKey: string) => `${brandKey}Staff=1`;

/** `?boundaries` works in development and for staff; for customers it has no effect. */
export function mayShowBoundaries({ brandKey, search, cookies, isDevelopment }: Visitor): boolean {
  if (!new URLSearchParams(search).has('boundaries')) return false;
  return isDevelopment || cookies.split(/;\s*/).includes(staffCookie(brandKey));
}
