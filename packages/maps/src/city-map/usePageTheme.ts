import { useSyncExternalStore } from 'react';
import type { MapTheme } from './types';

const systemIsDark = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void) {
  const system = window.matchMedia?.(systemIsDark);
  const page = new MutationObserver(changed);
  page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  system?.addEventListener('change', changed);
  return () => {
    page.disconnect();
    system?.removeEventListener('change', changed);
  };
}

function read(): MapTheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return window.matchMedia?.(systemIsDark).matches ? 'dark' : 'light';
}

/** The page's current theme: the visitor's choice, else the system's. */
export function usePageTheme(): MapTheme {
  return useSyncExternalStore(subscribe, read, () => 'light');
}
