import { css } from '@storefront/styles';
import { layers } from '@storefront/tokens';
import { Button } from '@storefront/ui';
import { messages } from './messages';

// Visible on focus only, and above the dishes, so that nothing moves.
const rootClass = css({
  position: 'absolute',
  zIndex: layers.tooltip,
  top: 8,
  left: 16,
  '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
});

/** Leads the keyboard over the dishes and the recommendations to the button that orders. */
export function SkipToOrder({ buttonId }: { buttonId: string }) {
  return (
    <div className={rootClass}>
      <Button kind="primary" size={44} onClick={() => document.getElementById(buttonId)?.focus()}>
        {messages.skip}
      </Button>
    </div>
  );
}
