/** Shown by every list and every read of the storefront while there is no network. */
export const messages = { offline: 'Нет сети. Загрузим, когда она появится' } as const;
