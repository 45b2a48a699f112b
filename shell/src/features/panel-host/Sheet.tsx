import styled from '@emotion/styled';
import * as Dialog from '@radix-ui/react-dialog';
import {
  backToPreviousPanel,
  closePanels,
  PanelBackProvider,
  panels,
  type PanelTarget,
} from '@storefront/contracts';
import { breakpoints, colour, media, radius } from '@storefront/tokens';
import { IconButton } from '@storefront/ui';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messages } from './messages';
import { backdropStyles, surfaceStyles } from './sheetStyles';
import { useDragAway } from './useDragAway';
import { useTitleId } from './useTitleId';

/** Where a sheet lies: only the top one is alive, the one under it peeps out, deeper ones are not seen. */
export type SheetPlace = 'top' | 'under' | 'deep';

interface Props {
  target: PanelTarget;
  isOpen: boolean;
  place: SheetPlace;
  /** Nothing lies under it but the page. */
  isLowest: boolean;
  opener: () => HTMLElement | undefined;
  children: ReactNode;
}

const back = { label: messages.back, onPress: backToPreviousPanel };

/** What leaves the screen is no longer in the way; inline, because Radix sets the same property inline. */
const leaving = { pointerEvents: 'none' } as const;

const phone = `@media (max-width: ${breakpoints.sm - 1}px)`;

const Backdrop = styled(Dialog.Overlay)(backdropStyles);
const Surface = styled(Dialog.Content)(surfaceStyles);
const Edge = styled.div({
  display: 'none',
  position: 'absolute',
  zIndex: 2,
  left: 0,
  top: 64,
  bottom: 0,
  width: 14,
  touchAction: 'none',
  [phone]: { [media.touch]: { display: 'block' } },
});
const Grab = styled.div({
  position: 'absolute',
  zIndex: 2,
  left: 0,
  right: 0,
  top: 0,
  height: 24,
  touchAction: 'none',
  cursor: 'grab',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: 8,
    width: 40,
    height: 4,
    marginLeft: -20,
    borderRadius: radius.full,
    background: colour.edge,
  },
  [media.sm]: { display: 'none' },
});
const EarlyClose = styled.div({
  position: 'absolute',
  zIndex: 1,
  right: 8,
  top: 10,
  [media.sm]: { right: 16, top: 14 },
});

function EdgeHandle() {
  return (
    <Edge aria-hidden {...useDragAway({ towards: 'right', threshold: 0.35, onAway: backToPreviousPanel })} />
  );
}

function GrabHandle() {
  return (
    <Grab aria-hidden {...useDragAway({ towards: 'down', threshold: 0.25, onAway: backToPreviousPanel })} />
  );
}

/** One panel or modal: backdrop, motion, focus in, trapped and returned. What is inside belongs to its team. */
export function Sheet({ target, isOpen, place, isLowest, opener, children }: Props) {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const titleId = useTitleId(surface);
  const { shape } = panels[target.panel];
  const isModal = shape === 'modal';

  const returnFocus = (event: Event) => {
    event.preventDefault();
    const element = opener();
    if (element?.isConnected) element.focus();
    else if (isLowest) document.querySelector<HTMLElement>('main')?.focus();
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && backToPreviousPanel()}>
      <Dialog.Portal>
        <Backdrop
          data-panel-layer=""
          data-motion="essential"
          data-tint={isLowest || isModal ? 'full' : 'none'}
          style={isOpen ? undefined : leaving}
        />
        <Surface
          ref={setSurface}
          data-panel-layer=""
          data-motion="essential"
          data-panel={target.panel}
          data-shape={shape}
          data-place={place}
          inert={isOpen && place !== 'top'}
          style={isOpen ? undefined : leaving}
          aria-modal
          // Says nothing by itself. Radix spares live regions when a dialog hides all others from screen readers:
          // two sheets that a reload opens at once would otherwise hide each other. `inert` hides the lower one.
          aria-live="off"
          aria-describedby={undefined}
          aria-labelledby={titleId}
          aria-label={titleId ? undefined : messages.loading}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={(event) => {
            if (isOpen) return;
            // While it leaves the screen the key still comes here first; it is meant for what lies below.
            event.preventDefault();
            backToPreviousPanel();
          }}
        >
          {isModal ? <GrabHandle /> : <EdgeHandle />}
          {/* The team's own head brings a cross; until it is there, or when it never comes, this one is. */}
          {!titleId && (
            <EarlyClose>
              <IconButton label={messages.close} icon={<X aria-hidden />} onClick={closePanels} />
            </EarlyClose>
          )}
          <PanelBackProvider value={isLowest || isModal ? undefined : back}>{children}</PanelBackProvider>
        </Surface>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
