import { storageKeys, useBrand } from '@storefront/contracts';
import { Segment } from '@storefront/ui';
import { useState } from 'react';
import { messages } from './messages';
import { chooseTheme, readTheme, type Theme } from './theme';

const options = (['light', 'dark', 'auto'] as const).map((value) => ({
  value,
  label: messages.themes[value],
}));

/** Light, dark, or as the system has it. Drawn in the browser only: it reads its storage. */
export function ThemeSwitch() {
  const key = storageKeys(useBrand().key).theme;
  const [theme, setTheme] = useState<Theme>(() => readTheme(key));
  const choose = (chosen: Theme) => {
    chooseTheme(key, chosen);
    setTheme(chosen);
  };
  return <Segment label={messages.theme} options={options} value={theme} onChange={choose} />;
}
