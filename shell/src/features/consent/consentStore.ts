import { browserStorage } from '@storefront/contracts';
import { createStore } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';

/** The visitor's answer to the question about statistics. */
export type Consent = 'granted' | 'refused';

interface ConsentState {
  answer: Consent | undefined;
}

const local = browserStorage('local');

/** Stores the answer without JSON: visitors' browsers already hold it in this form. */
const bareAnswer: PersistStorage<ConsentState> = {
  getItem(key) {
    const saved = local.getItem(key);
    return saved === 'granted' || saved === 'refused' ? { state: { answer: saved } } : null;
  },
  setItem(key, { state }) {
    if (state.answer) local.setItem(key, state.answer);
  },
  removeItem: local.removeItem,
};

/**
 * The visitor's answer under the brand's key. With storage blocked it lasts for the page, and every visit shows the
 * question.
 */
export const createConsentStore = (key: string) =>
  createStore<ConsentState>()(
    persist((): ConsentState => ({ answer: undefined }), { name: key, storage: bareAnswer }),
  );
