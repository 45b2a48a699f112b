import { media } from './scales';

/** A text style as a CSS object: rem sizes, so that it follows the reader's own size. */
export interface TextStyle {
  readonly fontSize?: string;
  readonly lineHeight?: string;
  readonly fontWeight?: number;
  readonly letterSpacing?: string;
  readonly fontVariationSettings?: string;
  readonly [desktop: `@media ${string}`]: { readonly fontSize: string; readonly lineHeight: string };
}

/** Headings use the font's sharpness axis. */
const sharp = '"SHRP" 100';

/** Weights of the variable font by role. */
export const weight = { text: 360, name: 500, strong: 620, price: 680, heading: 700 } as const;

const heading = { fontWeight: weight.heading, fontVariationSettings: sharp } as const;

/** Text styles by name; headings and card titles grow from `sm` up. Sizes: visual direction, part 2. */
export const textStyles = {
  display: {
    ...heading,
    letterSpacing: '-0.025em',
    fontSize: '2.125rem',
    lineHeight: '2.1875rem',
    [media.sm]: { fontSize: '3.375rem', lineHeight: '3.375rem' },
  },
  h1: {
    ...heading,
    letterSpacing: '-0.012em',
    fontSize: '1.75rem',
    lineHeight: '2rem',
    [media.sm]: { fontSize: '2.5rem', lineHeight: '2.75rem' },
  },
  h2: {
    ...heading,
    letterSpacing: '-0.012em',
    fontSize: '1.5rem',
    lineHeight: '1.75rem',
    [media.sm]: { fontSize: '1.875rem', lineHeight: '2.25rem' },
  },
  h3: { ...heading, letterSpacing: '-0.012em', fontSize: '1.375rem', lineHeight: '1.75rem' },
  title: { fontWeight: weight.strong, fontSize: '1.0625rem', lineHeight: '1.375rem' },
  cardTitle: {
    fontWeight: weight.strong,
    fontSize: '0.9375rem',
    lineHeight: '1.25rem',
    [media.sm]: { fontSize: '1.0625rem', lineHeight: '1.375rem' },
  },
  price: { fontWeight: weight.price, fontSize: '1.25rem', lineHeight: '1.5rem' },
  body: { fontSize: '1rem', lineHeight: '1.5rem' },
  s: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  xs: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
  badge: { fontWeight: weight.strong, fontSize: '0.75rem', lineHeight: '1rem' },
} as const satisfies Readonly<Record<string, TextStyle>>;

export type TextStyleName = keyof typeof textStyles;

function declarations(style: Readonly<Record<string, string | number>>): string {
  return Object.entries(style)
    .map(([key, value]) => `${key.replace(/[A-Z]/g, (mark) => `-${mark.toLowerCase()}`)}:${value}`)
    .join(';');
}

/** One text style as CSS rules for a selector. */
export function textStyleRules(selector: string, style: TextStyle): string {
  const plain = Object.entries(style).filter(([, value]) => typeof value !== 'object');
  const wide = Object.entries(style).filter(([, value]) => typeof value === 'object');
  return [
    `${selector}{${declarations(Object.fromEntries(plain))}}`,
    ...wide.map(([query, rules]) => `${query}{${selector}{${declarations(rules)}}}`),
  ].join('\n');
}
