import { useEffect, useState } from 'react';

/** `back` for a moment after the network has come again. */
export type Network = 'online' | 'offline' | 'back';

/** How long it is said that the network is back. Milliseconds. */
const backFor = 3_000;

/** Whether the device has a network, as the browser knows it. */
export function useNetwork(): Network {
  const [network, setNetwork] = useState<Network>(() => (navigator.onLine ? 'online' : 'offline'));

  useEffect(() => {
    const lose = () => setNetwork('offline');
    const find = () => setNetwork((before) => (before === 'offline' ? 'back' : before));
    window.addEventListener('offline', lose);
    window.addEventListener('online', find);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', find);
    };
  }, []);

  useEffect(() => {
    if (network !== 'back') return;
    const timer = setTimeout(() => setNetwork('online'), backFor);
    return () => clearTimeout(timer);
  }, [network]);

  return network;
}
