import { breakpoints, media } from '@storefront/tokens';

/** The page's gutters, and columns and gaps of its product grid, within one range of window widths. */
export interface GridStep {
  /** Window width in px from which the step applies. */
  readonly minWidth: number;
  readonly columns: number;
  /** px */
  readonly columnGap: number;
  /** px */
  readonly rowGap: number;
  /** At both sides of the page, px */
  readonly gutter: number;
  /** Of the page with its gutters, px */
  readonly maxWidth?: number;
}

/** Gutters, columns and gaps from the narrowest window to the widest. */
export const gridSteps = {
  base: { minWidth: 0, columns: 2, columnGap: 10, rowGap: 20, gutter: 12 },
  phone: { minWidth: breakpoints.phone, columns: 2, columnGap: 12, rowGap: 24, gutter: 16 },
  xs: { minWidth: breakpoints.xs, columns: 3, columnGap: 16, rowGap: 28, gutter: 20 },
  sm: { minWidth: breakpoints.sm, columns: 3, columnGap: 20, rowGap: 32, gutter: 24 },
  md: { minWidth: breakpoints.md, columns: 3, columnGap: 24, rowGap: 36, gutter: 24 },
  lg: { minWidth: breakpoints.lg, columns: 4, columnGap: 24, rowGap: 36, gutter: 24, maxWidth: 1344 },
  xl: { minWidth: breakpoints.xl, columns: 5, columnGap: 24, rowGap: 36, gutter: 24, maxWidth: 1600 },
} as const satisfies Record<'base' | keyof typeof breakpoints, GridStep>;

export type GridStepName = keyof typeof gridSteps;

/**
 * Styles that follow the grid's steps: `style` is called for each step and its result applies from `minWidth`
 * up.
 */
export function stylePerGridStep<Style>(style: (step: GridStep, name: GridStepName) => Style) {
  const { base, ...wider } = gridSteps;
  return {
    ...style(base, 'base'),
    ...Object.fromEntries(
      Object.entries(wider).map(([key, step]) => {
        const name = key as keyof typeof wider;
        return [media[name], style(step, name)];
      }),
    ),
  };
}
