import type { TakeMethod } from './takeMethod';

// Not among the other texts, which each page with a dish would load with them.
const texts = { delivery: 'Нет по вашему адресу', pickup: 'Нет в\u00A0этом ресторане' } as const;

/** What a dish of the stop-list says: it is sold out at the chosen address or in the chosen restaurant. */
export const unavailableAt = (takeMethod: TakeMethod): string => texts[takeMethod];
