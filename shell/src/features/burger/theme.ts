/** What the visitor wants; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto';

/** The chosen theme. Storage may be blocked: then the system decides. */
export function readTheme(key: string): Theme {
  try {
    const saved = localStorage.getItem(key);
    return saved === 'light' || saved === 'dark' ? saved : 'auto';
  } catch {
    return 'auto';
  }
}

/**
 * Shows a theme at once and remembers it. Without `data-theme` the tokens follow the system, also when it
 * changes later.
 */
export function chooseTheme(key: string, theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'auto') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch (error) {
    console.warn('the theme holds for this page only', error);
  }
}
