/** What the visitor says to statistics. */
export type Consent = 'granted' | 'refused';

/** The remembered answer. Storage may be blocked: then the question comes with every visit. */
export function readConsent(key: string): Consent | undefined {
  try {
    const saved = localStorage.getItem(key);
    return saved === 'granted' || saved === 'refused' ? saved : undefined;
  } catch {
    return undefined;
  }
}

export function saveConsent(key: string, answer: Consent): void {
  try {
    localStorage.setItem(key, answer);
  } catch (error) {
    console.debug('the answer holds for this page only', error);
  }
}
