import { type EventPayload, useEvent } from '@storefront/contracts';
import { useState } from 'react';

type Toast = EventPayload<'shell:toast-requested'> & { number: number };

/** Every toast since the page was loaded; toasts stay. */
export function StubToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEvent('shell:toast-requested', (toast) =>
    setToasts((before) => [...before, { ...toast, number: before.length }]),
  );
  return (
    <ol aria-live="polite" aria-label="Toasts" style={{ padding: 16 }}>
      {toasts.map(({ tone, text, number }) => (
        <li key={number}>
          {tone}: {text}
        </li>
      ))}
    </ol>
  );
}
