import styled from '@emotion/styled';
import { layers, media, textStyles } from '@storefront/tokens';
import { IconButton } from '@storefront/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { Backdrop, FallbackClose, Surface } from './sheetParts';

// Above the panel's own sheet, until that sheet has its content.
const Root = styled.div({
  position: 'relative',
  zIndex: layers.panel + 1,
  // The app has started: presses go to the sheet below.
  '&[data-released]': { pointerEvents: 'none' },
});
const Title = styled.h2({
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
    <Root data-early-sheet>
      <Backdrop data-state="open" data-tint="full" />
      <Surface data-state="open" role="dialog" tabIndex={-1} aria-label={messages.loading}>
        <FallbackClose>
          <IconButton label={messages.close} icon={<X aria-hidden />} />
        </FallbackClose>
        <Title hidden />
        {children}
      </Surface>
    </Root>
  );
}
