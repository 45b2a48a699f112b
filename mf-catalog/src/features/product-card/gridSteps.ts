import { media } from '@storefront/tokens';

interface Step {
  columns: number;
  /** Between columns and between rows, px; as the kit's grid has them. */
  gaps: readonly [number, number];
  /** Height of a tile by its width. */
  ratio: number;
  /** What stands under a tile: name of two lines, facts, price; px. */
  words: number;
}

const narrow = { ratio: 0.92, words: 130 };
const wide = { ratio: 0.84, words: 158 };

/** The kit's grid of cards, from the narrowest window up. */
const steps = {
  base: { columns: 2, gaps: [10, 20], ...narrow },
  phone: { columns: 2, gaps: [12, 24], ...narrow },
  xs: { columns: 3, gaps: [16, 28], ...narrow },
  sm: { columns: 3, gaps: [20, 32], ...wide },
  md: { columns: 3, gaps: [24, 36], ...wide },
  lg: { columns: 4, gaps: [24, 36], ...wide },
  xl: { columns: 5, gaps: [24, 36], ...wide },
} as const satisfies Record<string, Step>;

function room(count: number, more: number, { columns, gaps: [between, under], ratio, words }: Step) {
  const rows = Math.ceil(count / columns);
  const tile = `${ratio} * (100% - ${(columns - 1) * between}px) / ${columns}`;
  // Padding in percent is measured by the width, so no script has to know it.
  return { paddingTop: `calc(${rows} * (${tile} + ${words + more}px) + ${(rows - 1) * under}px)` };
}

function atEachWidth<Style>(style: (step: Step) => Style) {
  const { base, ...wider } = steps;
  return {
    ...style(base),
    ...Object.fromEntries(
      Object.entries(wider).map(([name, step]) => [media[name as keyof typeof wider], style(step)]),
    ),
  };
}

/** The styles of the room that so many cards take in the grid, at every width of the window; each `more` px higher than the shop's. */
export const gridRoom = (count: number, more: number) => atEachWidth((step) => room(count, more, step));

/** The distance of a row of cards from the one above. */
export const rowGap = atEachWidth(({ gaps: [, under] }) => ({ marginTop: under }));
