import { useBrand } from '@storefront/contracts';
import { useEffect } from 'react';
import type { ConsentAnswer } from './chooseServices';

/** Reports errors where the brand names a collector, from the visitor's consent on. Its code comes only then. */
export function useErrorReports(consent: ConsentAnswer): void {
  const { key, analytics } = useBrand();
  const dsn = consent === 'granted' ? analytics.errors?.dsn : undefined;

  useEffect(() => {
    if (!dsn) return;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./sentry').then(
      ({ startErrorReports }) => {
        if (!isOver) end = startErrorReports({ dsn, brandKey: key });
      },
      (error: unknown) => console.debug('errors are not reported', error),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [dsn, key]);
}
