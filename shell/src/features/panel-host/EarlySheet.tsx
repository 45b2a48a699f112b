import { css } from '@storefront/styles';
import { layers, media, textStyles } from '@storefront/tokens';
import { IconButton } from '@storefront/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { backdropClass, fallbackCloseClass, surfaceClass } from './sheetParts';

// Above the panel's own sheet, until that sheet has its content.
const rootClass = css({
  position: 'relative',
  zIndex: layers.panel + 1,
  // The app has started: presses go to the sheet below.
  '&[data-released]': { pointerEvents: 'none' },
});
const titleClass = css({
  ...textStyles.h2,
  padding: '20px 16px 0',
  [media.sm]: { padding: '24px 24px 0' },
});

/**
 * The sheet that a press opens before the app has started (`createEarlySheet`): rendered once by the server, without
 * handlers. The script sets its shape and copies the product's heading and tile from the opener; `children` are the
 * placeholder of the rest.
 */
export function EarlySheet({ children }: { children: ReactNode }) {
  return (
    <div className={rootClass} data-early-sheet>
      <div className={backdropClass} data-state="open" data-tint="full" />
      <div
        className={surfaceClass}
        data-state="open"
        role="dialog"
        tabIndex={-1}
        aria-label={messages.loading}
      >
        <div className={fallbackCloseClass}>
          <IconButton label={messages.close} icon={<X aria-hidden />} />
        </div>
        <h2 className={titleClass} hidden />
        {children}
      </div>
    </div>
  );
}
