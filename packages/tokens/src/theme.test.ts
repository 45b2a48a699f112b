import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, type Hex, mix } from './colour-maths';
import type { ColourName } from './colourNames';
import { sampleBrand } from './sample-brand';
import { type BrandTheme, type Mode, resolveTheme, type Theme } from './theme';
import { lightTints } from './tints';
import { foxfireOpacity } from './tokensCss';

const modes: readonly Mode[] = ['light', 'dark'];
const paper: readonly ColourName[] = ['bg', 'surface', 'sunken'];
const controls: readonly ColourName[] = ['control', 'controlHover'];
const text = 4.5;
const shape = 3;

interface Row {
  readonly front: ColourName;
  readonly on: readonly ColourName[];
  readonly least: number;
  /** The worst ratio that the design states, light and dark. */
  readonly stated: Readonly<Record<Mode, number>>;
}

/** The contrast table of the visual direction, part 2. */
const rows: readonly Row[] = [
  { front: 'edge', on: paper, least: shape, stated: { light: 3.46, dark: 3.83 } },
  { front: 'ink', on: [...paper, ...controls], least: text, stated: { light: 13.13, dark: 10.41 } },
  { front: 'ink2', on: [...paper, 'control'], least: text, stated: { light: 6.02, dark: 7.18 } },
  { front: 'ink2', on: ['controlHover'], least: text, stated: { light: 5.45, dark: 6.15 } },
  { front: 'ink3', on: [...paper, 'control'], least: text, stated: { light: 4.95, dark: 4.88 } },
  { front: 'onAccent', on: ['accent'], least: text, stated: { light: 4.86, dark: 7.04 } },
  { front: 'onAccent', on: ['accentHover'], least: text, stated: { light: 6.06, dark: 8.4 } },
  { front: 'onAccent', on: ['accentActive'], least: text, stated: { light: 7.76, dark: 9.76 } },
  { front: 'accent', on: paper, least: shape, stated: { light: 4.29, dark: 6.09 } },
  {
    front: 'accentInk',
    on: [...paper, 'accentSoft', 'accentSoftHover'],
    least: text,
    stated: { light: 5.01, dark: 5.81 },
  },
  { front: 'onPlum', on: ['plum', 'plum2'], least: text, stated: { light: 13.1, dark: 12.23 } },
  { front: 'onPlum2', on: ['plum', 'plum2'], least: text, stated: { light: 8.67, dark: 8.09 } },
  { front: 'ok', on: [...paper, 'okSoft'], least: text, stated: { light: 5.2, dark: 7.52 } },
  { front: 'goldInk', on: [...paper, 'goldSoft'], least: text, stated: { light: 5.69, dark: 8.89 } },
  { front: 'danger', on: [...paper, 'dangerSoft'], least: text, stated: { light: 5.96, dark: 6.72 } },
  { front: 'info', on: [...paper, 'infoSoft'], least: text, stated: { light: 6.28, dark: 7.66 } },
  { front: 'onSelected', on: ['selected'], least: text, stated: { light: 15.77, dark: 15.49 } },
  { front: 'focus', on: [...paper, 'control'], least: shape, stated: { light: 14.01, dark: 11.07 } },
];

const brandsFolder = join(__dirname, '../../../shell/brands');

const brandFiles = readdirSync(brandsFolder).filter((name) => name.endsWith('.json'));

/** The themes of the chain's brand files; a file without a theme has the design's. */
const brandThemes = brandFiles.flatMap((file) => {
  const { theme } = JSON.parse(readFileSync(join(brandsFolder, file), 'utf8')) as { theme?: BrandTheme };
  return theme ? [[file, theme] as const] : [];
});

function worst({ colours }: Theme, { front, on }: Row): number {
  return Math.min(...on.map((back) => contrast(colours[front], colours[back])));
}

describe.each(modes)('%s theme', (mode) => {
  test.each(rows)('$front on $on has the stated contrast', (row) => {
    const ratio = worst(resolveTheme(mode), row);
    expect(ratio).toBeGreaterThanOrEqual(row.least);
    expect(ratio).toBeCloseTo(row.stated[mode], 1);
  });

  test.each(brandThemes)('%s keeps everything readable', (_, brand) => {
    const theme = resolveTheme(mode, brand);
    expect(rows.filter((row) => worst(theme, row) < row.least)).toEqual([]);
  });

  test.each([['the design', undefined], ...brandThemes] as const)(
    '%s: text stays readable on every tile and over the glow',
    (_, brand) => {
      const { colours, tints, glow } = resolveTheme(mode, brand);
      for (const tint of Object.values<Hex>(tints)) {
        expect(contrast(colours.ink, tint)).toBeGreaterThanOrEqual(7);
        expect(contrast(colours.edge, tint)).toBeGreaterThanOrEqual(shape);
      }
      const lit = mix(colours.plum, glow.halo, foxfireOpacity.halo);
      expect(contrast(colours.onPlum2, lit)).toBeGreaterThanOrEqual(text);
    },
  );
});

test('a brand changes its own colours and nothing else', () => {
  const design = resolveTheme('light').colours;
  const brand = resolveTheme('light', sampleBrand).colours;
  const changed = Object.keys(design).filter(
    (name) => design[name as ColourName] !== brand[name as ColourName],
  );
  expect(changed.sort()).toEqual([
    'accent',
    'accentActive',
    'accentHover',
    'accentInk',
    'accentSoft',
    'accentSoftHover',
    'focus',
    'plum',
    'plum2',
    'selected',
  ]);
});

test('a brand that names some tints keeps the design’s for the other kinds of dishes', () => {
  const light = { ...sampleBrand.light, tints: { roll: '#E9F1F2' } } as const;
  const { tints } = resolveTheme('light', { ...sampleBrand, light });
  expect(tints).toEqual({ ...lightTints, roll: '#E9F1F2' });
});
