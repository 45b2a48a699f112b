import { useEffect, useState } from 'react';

/** `back` for a moment after the network has returned. */
export type Network = 'online' | 'offline' | 'back';

/** How long `back` lasts. */
const backMs = 3_000;

/** Whether the device has a network, according to the browser. */
export function useNetwork(): Network {
  const [network, setNetwork] = useState<Network>(() => (navigator.onLine ? 'online' : 'offline'));

  useEffect(() => {
    const goOffline = () => setNetwork('offline');
    const goOnline = () => setNetwork((before) => (before === 'offline' ? 'back' : before));
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
    };
  }, []);

  useEffect(() => {
    if (network !== 'back') return;
    const timer = setTimeout(() => setNetwork('online'), backMs);
    return () => clearTimeout(timer);
  }, [network]);

  return network;
}
