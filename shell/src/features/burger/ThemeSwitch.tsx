import { browserStorage, storageKeys, useBrand } from '@storefront/contracts';
import { Segment } from '@storefront/ui';
import { useState } from 'react';
import { messages } from './messages';

const themes = ['light', 'dark', 'auto'] as const;
type Theme = (typeof themes)[number];

const options = themes.map((value) => ({ value, label: messages.themes[value] }));
const storage = browserStorage('local');

function savedTheme(key: string): Theme {
  const saved = storage.getItem(key);
  return saved === 'light' || saved === 'dark' ? saved : 'auto';
}

/**
 * Gives the browser's bar the page's colour. The document has one element for each theme, first for the light theme.
 */
function applyToBar(theme: Theme): void {
  document.querySelectorAll('meta[name=theme-color]').forEach((meta, index) => {
    const own = index === 0 ? 'light' : 'dark';
    const chosen = theme === own ? 'all' : 'not all';
    meta.setAttribute('media', theme === 'auto' ? `(prefers-color-scheme: ${own})` : chosen);
  });
}

/** Without `data-theme` the design tokens follow the system, also when it changes later. */
function applyTheme(key: string, theme: Theme): void {
  applyToBar(theme);
  if (theme === 'auto') {
    delete document.documentElement.dataset['theme'];
    storage.removeItem(key);
  } else {
    document.documentElement.dataset['theme'] = theme;
    storage.setItem(key, theme);
  }
}

/** Render it in the browser only: its first state comes from browser storage. */
export function ThemeSwitch() {
  const key = storageKeys(useBrand().key).theme;
  const [theme, setTheme] = useState<Theme>(() => savedTheme(key));
  const choose = (chosen: Theme) => {
    applyTheme(key, chosen);
    setTheme(chosen);
  };
  return <Segment label={messages.theme} options={options} value={theme} onChange={choose} />;
}
