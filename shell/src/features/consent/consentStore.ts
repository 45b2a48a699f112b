import { browserStorage } from '@storefront/contracts';

/** The visitor's answer to statistics. */
export type Consent = 'granted' | 'refused';

const storage = browserStorage('local');

/** The saved answer. Where storage is blocked there is none, and every visit shows the question. */
export function readConsent(key: string): Consent | undefined {
  const saved = storage.getItem(key);
  return saved === 'granted' || saved === 'refused' ? saved : undefined;
}

export const saveConsent = (key: string, answer: Consent): void => storage.setItem(key, answer);
