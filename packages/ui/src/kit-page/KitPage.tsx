import { css } from '@storefront/styles';
import { colour, layers, media, radius, textStyles } from '@storefront/tokens';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { BrandMark } from '../marks/BrandMark';
import { Segment } from '../segment/Segment';
import { SkipLink } from '../skip-link/SkipLink';
import { exampleGridClass } from './Example';
import { applyTheme, type Theme, themeOf } from './theme';

interface Props {
  /** The examples by the name of their component. */
  readonly examples: ReadonlyMap<string, ComponentType>;
}

const listHeight = 60;

const pageClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 1600,
  margin: '0 auto',
  [media.md]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
});
const headerClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: 16,
  [media.sm]: { padding: 24 },
  [media.md]: { gridColumn: '1 / -1' },
});
const nameClass = css({
  ...textStyles.h1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > svg': { color: colour.accent },
});
const themesClass = css({ width: '100%', [media.xs]: { width: '22rem' } });
const listClass = css({
  position: 'sticky',
  top: 0,
  zIndex: layers.sticky,
  display: 'flex',
  gap: 4,
  height: listHeight,
  padding: '8px 16px',
  overflowX: 'auto',
  background: colour.bg,
  boxShadow: `0 1px 0 ${colour.line}`,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: 44,
    padding: '0 12px',
    borderRadius: radius.sm,
    fontSize: '0.9375rem',
    [media.hover]: { '&:hover': { background: colour.control } },
  },
  [media.md]: {
    flexDirection: 'column',
    gap: 0,
    alignSelf: 'start',
    height: '100vh',
    padding: '8px 12px 24px',
    position: 'sticky',
    overflowY: 'auto',
    boxShadow: 'none',
  },
});
const contentClass = css({ padding: '24px 16px 72px', outline: 'none', [media.sm]: { padding: 24 } });
const componentClass = css({
  paddingBottom: 52,
  scrollMarginTop: listHeight + 16,
  [media.md]: { scrollMarginTop: 24 },
});
const titleClass = css({ ...textStyles.h2, marginBottom: 16 });

const themeOptions = [
  { value: 'system', label: 'System', icon: <Monitor size={18} aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun size={18} aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={18} aria-hidden /> },
] as const;

/** Every component of the kit in every state. `?theme=dark` chooses a theme, `#Button` a component. */
export function KitPage({ examples }: Props) {
  const [theme, setTheme] = useState<Theme>(() => themeOf(location.search));
  useLayoutEffect(() => applyTheme(theme), [theme]);
  // The browser has looked for the anchor before there was a page.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  const components = [...examples].sort(([one], [other]) => one.localeCompare(other));

  return (
    <div className={pageClass}>
      <SkipLink href="#content">Skip to the components</SkipLink>
      <header className={headerClass}>
        <h1 className={nameClass}>
          <BrandMark />
          UI kit
        </h1>
        <div className={themesClass}>
          <Segment label="Theme" options={themeOptions} value={theme} onChange={setTheme} />
        </div>
      </header>
      <nav className={listClass} aria-label="Components">
        {components.map(([name]) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <main className={contentClass} id="content" tabIndex={-1}>
        {components.map(([name, ComponentExamples]) => (
          <section className={componentClass} key={name} id={name} aria-labelledby={`${name}-title`}>
            <h2 className={titleClass} id={`${name}-title`}>
              {name}
            </h2>
            <div className={exampleGridClass} lang="ru">
              <ComponentExamples />
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}
