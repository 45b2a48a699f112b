import { browserStorage, storageKeys, useBrand } from '@storefront/contracts';
import { useState, useSyncExternalStore } from 'react';

const storage = browserStorage('local');
const never = () => () => undefined;

/** Whether the visitor has answered a hint in this browser, and how to answer it. On the server every hint counts as answered. */
export function useAnsweredHint(hint: 'installHint' | 'permissionHint') {
  const key = storageKeys(useBrand().key)[hint];
  const wasAnswered = useSyncExternalStore(
    never,
    () => storage.getItem(key) !== null,
    () => true,
  );
  const [isAnswered, setAnswered] = useState(false);
  function answer() {
    storage.setItem(key, 'answered');
    setAnswered(true);
  }
  return { isAnswered: wasAnswered || isAnswered, answer } as const;
}
