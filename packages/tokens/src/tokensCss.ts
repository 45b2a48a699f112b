import { translucent } from './colour-maths';
import { type ColourName, colourVariable } from './colourNames';
import { palette } from './palette';
import { scaleValues } from './scales';
import { type BrandTheme, type Glow, type Mode, resolveTheme } from './theme';

type Variables = Readonly<Record<string, string>>;

/** Values that depend on the theme but not on the brand. */
const themeValues = {
  light: {
    '--glow': 'radial-gradient(closest-side, rgb(255 255 255 / .75), rgb(255 255 255 / 0))',
    '--m-land': '#F7F2EC',
    '--e-1': '0 1px 2px rgb(43 23 34 / .06), 0 2px 8px rgb(43 23 34 / .05)',
    '--e-2': '0 4px 12px rgb(43 23 34 / .08), 0 12px 32px rgb(43 23 34 / .08)',
    '--e-3': '0 8px 24px rgb(43 23 34 / .12), 0 24px 64px rgb(43 23 34 / .16)',
  },
  dark: {
    '--glow': `radial-gradient(closest-side, ${translucent(palette.foxfire.tile, 0.2)}, ${translucent(palette.foxfire.tile, 0)})`,
    '--m-land': '#221A1E',
    '--e-1': '0 1px 2px rgb(0 0 0 / .4)',
    '--e-2': '0 8px 24px rgb(0 0 0 / .45)',
    '--e-3': '0 16px 56px rgb(0 0 0 / .6)',
  },
} as const satisfies Readonly<Record<Mode, Variables>>;

/** Opacities of the glow's two rings; the contrast test relies on the halo's. */
export const foxfireOpacity = { core: 0.62, halo: 0.32 } as const;

function foxfire({ core, halo }: Glow): string {
  const inner = translucent(core, foxfireOpacity.core);
  const outer = translucent(halo, foxfireOpacity.halo);
  return `radial-gradient(closest-side, ${inner}, ${outer} 45%, ${translucent(halo, 0)})`;
}

function variables(mode: Mode, brand?: BrandTheme): Variables {
  const { colours, tints, glow } = resolveTheme(mode, brand);
  const named = Object.entries(colours) as [ColourName, string][];
  const backdrop = mode === 'light' ? translucent(colours.plum, 0.52) : translucent(palette.plum.abyss, 0.66);
  return {
    'color-scheme': mode,
    ...Object.fromEntries(named.map(([name, value]) => [colourVariable(name), value])),
    '--c-backdrop': backdrop,
    ...Object.fromEntries(Object.entries(tints).map(([group, tint]) => [`--t-${group}`, tint])),
    '--foxfire': foxfire(glow),
    ...themeValues[mode],
  };
}

function rule(selector: string, values: Variables): string {
  const body = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${body.join(';')}}`;
}

/**
 * Every design token as CSS custom properties: light on `:root`, dark under `data-theme="dark"` of `<html>`, and
 * dark by the system's preference where the visitor has chosen no theme. Throws when a brand's colour is not `#RRGGBB`.
 */
export function tokensCss(brand?: BrandTheme): string {
  const dark = variables('dark', brand);
  return [
    rule(':root', { ...scaleValues, ...variables('light', brand) }),
    rule(':root[data-theme=dark]', dark),
    `@media (prefers-color-scheme: dark){${rule(':root:not([data-theme])', dark)}}`,
  ].join('\n');
}
