/**
 * The calls of orders and restaurants (spec §7). What they are made of comes with the first question about either: the
 * menu, which a visitor sees first, needs none of it.
 */
export const loadLaterCalls = () => import('./laterCalls');
