import { css } from '@storefront/styles';
import { stylePerGridStep } from '@storefront/ui';
import { cardHeight } from '../../shared/card/cardHeight';

interface Props {
  /** How many cards the placeholder stands for. */
  count: number;
  /** Height that each card has beyond a card of the shop, px. */
  extraHeight: number;
}

// Without scripts no cards would replace the placeholder.
const hiddenWithoutScripts = { '@media (scripting: none)': { display: 'none' } };

/** Reserves the height of `count` cards in the grid. */
export function RowsPlaceholder({ count, extraHeight }: Props) {
  const styles = stylePerGridStep((step, name) => {
    const rows = Math.ceil(count / step.columns);
    // A percentage of padding refers to the width, so the server can write it without knowing the window.
    const height = cardHeight(step, name, { gridWidth: '100%', extraHeight });
    return { paddingTop: `calc(${rows} * (${height}) + ${(rows - 1) * step.rowGap}px)` };
  });
  // Made here: the policy allows no style attribute, and the height depends on the number of cards.
  return <div className={css({ ...styles, ...hiddenWithoutScripts })} />;
}
