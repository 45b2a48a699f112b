/** Heights that the hero and its skeleton share, px. */
export const heroHeight = { phone: 262, desktop: 412 } as const;
