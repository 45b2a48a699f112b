import { useBrand } from '@storefront/contracts';
import { useEffect } from 'react';

/** Reports errors to the brand's collector once the visitor has consented; its code loads only then. */
export function useErrorReports({ hasConsent }: { hasConsent: boolean }): void {
  const { key, analytics } = useBrand();
  const dsn = hasConsent ? analytics.errors?.dsn : undefined;

  useEffect(() => {
    if (!dsn) return;
    let stop: (() => void) | undefined;
    let isStopped = false;
    import('./sentry').then(
      ({ startErrorReports }) => {
        if (!isStopped) stop = startErrorReports({ dsn, brandKey: key });
      },
      (error: unknown) => console.debug('errors are not reported', error),
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [dsn, key]);
}
