import { useEvent } from '@storefront/contracts';
import { type ComponentType, useRef, useState } from 'react';
import { addToast, closeToast, type ToastItem } from './toastQueue';

interface ListProps {
  items: readonly ToastItem[];
  onClose: (id: number) => void;
}

/** Short messages over the page (spec §8). The list that renders them loads with the first one. */
export function Toasts() {
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const [List, setList] = useState<ComponentType<ListProps>>();
  const isLoading = useRef(false);

  useEvent('shell:toast-requested', (toast) => {
    setItems((shown) => addToast(shown, toast));
    if (List || isLoading.current) return;
    isLoading.current = true;
    import('./ToastList')
      .then(
        ({ ToastList }) => setList(() => ToastList),
        (error: unknown) => console.error('the list of toasts could not be loaded', error),
      )
      .finally(() => {
        isLoading.current = false;
      });
  });

  return List ? <List items={items} onClose={(id) => setItems((shown) => closeToast(shown, id))} /> : null;
}
