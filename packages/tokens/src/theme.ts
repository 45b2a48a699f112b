import { type Hex, mix } from './colour-maths';
import { type Colours, darkColours, lightColours } from './colours';
import { palette } from './palette';
import { darkTints, lightTints, type Tints } from './tints';

/** The warm light behind food on plum: its core and the halo around it. */
export interface Glow {
  readonly core: Hex;
  readonly halo: Hex;
}

/** The colours that a brand may change in one theme; the design fixes the rest, to guarantee contrast. */
export interface BrandColours {
  readonly accent: {
    readonly main: Hex;
    readonly on: Hex;
    readonly hover: Hex;
    readonly active: Hex;
    readonly soft: Hex;
    readonly ink: Hex;
  };
  readonly plum: Hex;
  readonly plum2: Hex;
  /** The design's tint stands in for each tint that the brand leaves out. */
  readonly tints: Partial<Tints>;
  readonly glow: Glow;
}

export interface BrandTheme {
  readonly light: BrandColours;
  readonly dark: BrandColours;
}

export type Mode = keyof BrandTheme;

export interface Theme {
  readonly colours: Colours;
  readonly tints: Tints;
  readonly glow: Glow;
}

const defaults = {
  light: { colours: lightColours, tints: lightTints, glow: palette.foxfire },
  dark: { colours: darkColours, tints: darkTints, glow: palette.foxfire },
} as const satisfies Readonly<Record<Mode, Theme>>;

const softHoverShare = 0.08;

/**
 * Every colour of one theme, with the brand's colours in place of the design's. Throws on a colour that is not
 * `#RRGGBB`.
 */
export function resolveTheme(mode: Mode, brand?: BrandTheme): Theme {
  const design = defaults[mode];
  if (!brand) return design;
  const { accent, plum, plum2, tints, glow } = brand[mode];
  const colours: Colours = {
    ...design.colours,
    accent: accent.main,
    onAccent: accent.on,
    accentHover: accent.hover,
    accentActive: accent.active,
    accentSoft: accent.soft,
    accentSoftHover: mix(accent.soft, accent.ink, softHoverShare),
    accentInk: accent.ink,
    plum,
    plum2,
    // On light paper the chosen control and the focus ring are plum, so they follow the brand's plum.
    ...(mode === 'light' && { selected: plum, focus: plum }),
  };
  return { colours, tints: { ...design.tints, ...tints }, glow };
}
