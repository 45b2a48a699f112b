import type { CSSObject } from '@storefront/styles';
import { cardTileRatio, type GridStep, type GridStepName, stylePerGridStep } from '@storefront/ui';

/** The means of a real menu: the tile as a share of the column's width; name, facts and price in px. */
const narrowCard = { tileRatio: cardTileRatio.phone, textHeight: 116 };
const wideCard = { tileRatio: cardTileRatio.sm, textHeight: 136 };
const narrowSteps: readonly GridStepName[] = ['base', 'phone', 'xs'];

interface Options {
  /** Width of the grid in CSS. */
  gridWidth: string;
  /** Height that each card has beyond a card of the shop, px. */
  extraHeight?: number;
}

/** The estimated height of a card in the product grid, as CSS without `calc`. */
export function cardHeight(
  step: GridStep,
  name: GridStepName,
  { gridWidth, extraHeight = 0 }: Options,
): string {
  const { columns, columnGap } = step;
  const { tileRatio, textHeight } = narrowSteps.includes(name) ? narrowCard : wideCard;
  const gaps = (columns - 1) * columnGap;
  return `${tileRatio} * (${gridWidth} - ${gaps}px) / ${columns} + ${textHeight + extraHeight}px`;
}

/** The width of a page's container without its gutters. */
const pageWidth = ({ gutter, maxWidth }: GridStep) =>
  `(${maxWidth ? `min(100vw, ${maxWidth}px)` : '100vw'} - ${2 * gutter}px)`;

/** Space of a deferred card for the focus ring of its link, px. */
const ring = 6;

/**
 * The browser renders the card only near the viewport and reserves its estimated height elsewhere. It clips the card,
 * so the card extends by the width of a focus ring.
 */
export const deferredCard = (extraHeight = 0): CSSObject => ({
  height: 'auto',
  margin: -ring,
  padding: ring,
  contentVisibility: 'auto',
  ...stylePerGridStep((step, name) => ({
    containIntrinsicHeight: `auto calc(${cardHeight(step, name, { gridWidth: pageWidth(step), extraHeight })})`,
  })),
});
