import type { Hex } from './colour-maths';
import { palette } from './palette';

const { plum, ash, rice, vermilion, leaf, gold, crimson, sky } = palette;

/** Decisions of the light theme: what each colour is for. */
export const lightColours = {
  bg: rice.paper,
  surface: palette.white,
  sunken: rice.sunken,
  control: rice.control,
  controlHover: rice.controlHover,
  line: rice.line,
  edge: ash.edge,
  ink: plum.ink,
  ink2: ash.dark,
  ink3: ash.middle,
  accent: vermilion.main,
  onAccent: palette.white,
  accentHover: vermilion.hover,
  accentActive: vermilion.active,
  accentSoft: vermilion.soft,
  accentSoftHover: vermilion.softHover,
  accentInk: vermilion.ink,
  plum: plum.deep,
  plum2: plum.raised,
  onPlum: rice.bright,
  onPlum2: ash.rose,
  ok: leaf.main,
  okSoft: leaf.soft,
  gold: gold.main,
  goldInk: gold.ink,
  goldSoft: gold.soft,
  danger: crimson.main,
  dangerSoft: crimson.soft,
  info: sky.main,
  infoSoft: sky.soft,
  selected: plum.deep,
  onSelected: rice.bright,
  focus: plum.deep,
} as const satisfies Readonly<Record<string, Hex>>;

export type ColourName = keyof typeof lightColours;
export type Colours = Readonly<Record<ColourName, Hex>>;

/** Decisions of the dark theme. */
export const darkColours = {
  bg: plum.night,
  surface: plum.nightSurface,
  sunken: plum.nightSunken,
  control: plum.nightControl,
  controlHover: plum.nightControlHover,
  line: plum.nightLine,
  edge: ash.nightEdge,
  ink: rice.night,
  ink2: ash.nightLight,
  ink3: ash.nightMiddle,
  accent: vermilion.nightMain,
  onAccent: vermilion.nightOn,
  accentHover: vermilion.nightHover,
  accentActive: vermilion.nightActive,
  accentSoft: vermilion.nightSoft,
  accentSoftHover: vermilion.nightSoftHover,
  accentInk: vermilion.nightInk,
  plum: plum.nightDeep,
  plum2: plum.nightRaised,
  onPlum: rice.bright,
  onPlum2: ash.rose,
  ok: leaf.nightMain,
  okSoft: leaf.nightSoft,
  gold: gold.main,
  goldInk: gold.nightInk,
  goldSoft: gold.nightSoft,
  danger: crimson.nightMain,
  dangerSoft: crimson.nightSoft,
  info: sky.nightMain,
  infoSoft: sky.nightSoft,
  selected: rice.night,
  onSelected: plum.ink,
  focus: rice.ember,
} as const satisfies Colours;

/** `accentSoft` -> `--c-accent-soft`, `ink2` -> `--c-ink-2`. */
export function colourVariable(name: ColourName): string {
  return `--c-${name.replace(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`)}`;
}
