/** Names of our own icons, apart from their drawings: code that only reads labels does not load those. */
export const iconNames = ['flame', 'sparkles', 'pepper', 'leaf'] as const;

/** Whether an icon is a URL or one of our names: a back end may send names that we do not know. */
export const canRenderIcon = (icon: string): boolean =>
  icon.includes('/') || iconNames.some((name) => name === icon);
