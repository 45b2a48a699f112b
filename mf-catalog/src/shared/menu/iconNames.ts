/** Icons that we draw. Their drawings are in the first page, what reads labels is not: so the names stand apart. */
export const iconNames = ['flame', 'sparkles', 'pepper', 'leaf'] as const;

/** Whether an icon can be drawn at all, by its name or from its address: a back end may name some that we never heard of. */
export const isDrawable = (icon: string): boolean =>
  icon.includes('/') || iconNames.some((name) => name === icon);
