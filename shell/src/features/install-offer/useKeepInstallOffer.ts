import { type InstallOffer, useInstallOffer } from '@storefront/contracts';
import { useEffect } from 'react';

/**
 * Keeps the browser's question whether to install the site: by itself it would ask in the middle of choosing dishes. The
 * page of a placed order asks it (mf-account).
 */
export function useKeepInstallOffer(): void {
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      useInstallOffer.setState({ offer: event as Event & InstallOffer });
    };
    const forget = () => useInstallOffer.setState({ offer: undefined });
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);
}
