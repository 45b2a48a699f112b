/** `system` follows the visitor's preference. */
const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme that the address asks for: `?theme=dark`. */
export function themeOf(search: string): Theme {
  const asked = new URLSearchParams(search).get('theme');
  return themes.find((theme) => theme === asked) ?? 'system';
}

/** Shows the page in a theme and writes it into the address. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const url = new URL(location.href);
  if (theme === 'system') {
    delete dataset['theme'];
    url.searchParams.delete('theme');
  } else {
    dataset['theme'] = theme;
    url.searchParams.set('theme', theme);
  }
  history.replaceState(history.state, '', url);
}
