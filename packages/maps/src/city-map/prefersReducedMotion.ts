/** Whether the visitor has asked their system for less motion: then no map slides. */
export const prefersReducedMotion = () =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
