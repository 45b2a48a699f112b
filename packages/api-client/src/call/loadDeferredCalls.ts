/**
 * The calls that a first visit does not make (spec §7). Their schemas are loaded with the first of them: the
 * menu, which a visitor sees first, needs none of them.
 */
export const loadDeferredCalls = () => import('./deferredCalls');
