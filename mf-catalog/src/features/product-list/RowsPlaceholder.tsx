import { css } from '@storefront/styles';
import { cardTileRatio, type GridStep, type GridStepName, stylePerGridStep } from '@storefront/ui';

interface Props {
  /** How many cards the placeholder stands for. */
  count: number;
  /** Height that each card has beyond a card of the shop, px. */
  extraHeight: number;
}

/** Height of a card: its tile as a share of the column's width; name, facts and price in px. */
const narrowCard = { tileRatio: cardTileRatio.phone, textHeight: 130 };
const wideCard = { tileRatio: cardTileRatio.sm, textHeight: 158 };
const narrowSteps: readonly GridStepName[] = ['base', 'phone', 'xs'];

// Without scripts no cards would replace the placeholder.
const hiddenWithoutScripts = { '@media (scripting: none)': { display: 'none' } };

/** Reserves the height of `count` cards in the grid. */
export function RowsPlaceholder({ count, extraHeight }: Props) {
  const styles = stylePerGridStep((step, name) => {
    const { tileRatio, textHeight } = narrowSteps.includes(name) ? narrowCard : wideCard;
    return reservedHeight({ count, step, tileRatio, textHeight: textHeight + extraHeight });
  });
  // Made here: the policy allows no style attribute, and the height depends on the number of cards.
  return <div className={css({ ...styles, ...hiddenWithoutScripts })} />;
}

interface Size {
  count: number;
  step: GridStep;
  tileRatio: number;
  textHeight: number;
}

function reservedHeight({ count, step: { columns, columnGap, rowGap }, tileRatio, textHeight }: Size) {
  const rows = Math.ceil(count / columns);
  const tile = `${tileRatio} * (100% - ${(columns - 1) * columnGap}px) / ${columns}`;
  // A percentage of padding refers to the width, so the server can write it without knowing the window.
  return { paddingTop: `calc(${rows} * (${tile} + ${textHeight}px) + ${(rows - 1) * rowGap}px)` };
}
