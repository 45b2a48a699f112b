import { storageKeys, useBrand } from '@storefront/contracts';
import { useState } from 'react';
import { keepAttempt, type OrderAttempt, readAttempt } from './orderAttempt';

/** What this tab has sent and shown nothing of yet; it outlives a reload. */
export function useOrderAttempt() {
  const key = storageKeys(useBrand().key).orderAttempt;
  const [isSent, setIsSent] = useState(() => readAttempt(key) !== undefined);

  function remember(attempt: OrderAttempt | undefined) {
    keepAttempt(key, attempt);
    setIsSent(attempt !== undefined);
  }

  return { isSent, remember, recall: () => readAttempt(key) };
}
