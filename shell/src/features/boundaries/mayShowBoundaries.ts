interface Visitor {
  brandKey: string;
  search: string;
  cookies: string;
  isDevelopment: boolean;
}

/** `{brand}Staff=1`: set by hand in the browser of who works here. It opens nothing that a customer may not know. */
const staffCookie = (brandKey: string) => `${brandKey}Staff=1`;

/** `?boundaries` works in development and for staff; for customers it is a parameter like any other. */
export function mayShowBoundaries({ brandKey, search, cookies, isDevelopment }: Visitor): boolean {
  if (!new URLSearchParams(search).has('boundaries')) return false;
  return isDevelopment || cookies.split(/;\s*/).includes(staffCookie(brandKey));
}
