/**
 * The calls of orders and restaurants (spec §7). Their schemas are loaded with the first call of either: the
 * menu, which a visitor sees first, needs none of them.
 */
export const loadDeferredCalls = () => import('./deferredCalls');
