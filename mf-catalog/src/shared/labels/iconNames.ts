/** Names of our own icons, in a separate module, so that code that only reads labels does not load their drawings. */
export const iconNames = ['flame', 'sparkles', 'pepper', 'leaf'] as const;

/** Whether an icon is a URL or one of our names: a back end may send names that we do not know. */
export const canRenderIcon = (icon: string): boolean =>
  icon.includes('/') || iconNames.some((name) => name === icon);
