/** spec §8 */
export const messages = { failed: 'ReCaptcha error: Failed to load script' } as const;
