import {
  backToPreviousPanel,
  closePanels,
  PanelBackProvider,
  panels,
  type PanelTarget,
  TopPanelProvider,
  useBrand,
} from '@storefront/contracts';
import { css, cx } from '@storefront/styles';
import { breakpoints, colour, media, radius } from '@storefront/tokens';
import { IconButton } from '@storefront/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePanelTitle } from '../../shared/panel-title/usePanelTitle';
import { hiddenFromRecordings } from '../../shared/third-parties/hiddenFromRecordings';
import { followEarlySheet, removeEarlySheet } from './earlySheetHandover';
import { messages } from './messages';
import { backdropClass, fallbackCloseClass, surfaceClass } from './sheetParts';
import { useDialogName } from './useDialogName';
import { useDragAway } from './useDragAway';
import { useExitTransition } from './useExitTransition';
import { trapTabKey, useFocusTrap } from './useFocusTrap';
import { useReadingPlace } from './useReadingPlace';

/**
 * The position of a sheet: only the top sheet is interactive, the sheet under it peeks out, deeper sheets are hidden.
 */
export type SheetPlace = 'top' | 'under' | 'deep';

interface Props {
  target: PanelTarget;
  isOpen: boolean;
  place: SheetPlace;
  /** Only the page is under it. */
  isLowest: boolean;
  /** Called when the sheet has left the screen. */
  onExited: () => void;
  children: ReactNode;
}

const back = { label: messages.back, onPress: backToPreviousPanel };

const phone = `@media (max-width: ${breakpoints.sm - 1}px)`;

const edgeClass = css({
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
const grabClass = css({
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

function EdgeHandle() {
  return (
    <div
      className={edgeClass}
      aria-hidden
      {...useDragAway({ towards: 'right', threshold: 0.35, onAway: backToPreviousPanel })}
    />
  );
}

function GrabHandle() {
  return (
    <div
      className={grabClass}
      aria-hidden
      {...useDragAway({ towards: 'down', threshold: 0.25, onAway: backToPreviousPanel })}
    />
  );
}

/**
 * One panel or modal: backdrop, animation and focus trap. The content belongs to its team; the host makes the page
 * behind inert. There is no `aria-modal`, because with it VoiceOver could not reach the toasts.
 */
export function Sheet({ target, isOpen, place, isLowest, onExited, children }: Props) {
  const surface = useRef<HTMLDivElement>(null);
  const { titleId, title, label, hasFailed } = useDialogName(surface);
  const { name: brandName } = useBrand();
  const { shape } = panels[target.panel];
  const isModal = shape.startsWith('modal');
  const isOnTop = place === 'top';
  const state = {
    'data-panel-layer': '',
    'data-motion': 'essential',
    'data-state': isOpen ? 'open' : 'closed',
  };
  useFocusTrap(surface, isOpen, isOnTop);
  useExitTransition(surface, isOpen, onExited);
  useReadingPlace(surface);
  const namesDocument = isOpen && isOnTop && 'linkable' in panels[target.panel];
  useEffect(() => {
    // Until the panel has a name, and while its content replaces what was there, the title stays; first the server's.
    if (namesDocument && title) usePanelTitle.setState({ title: `${title} — ${brandName}` });
  }, [namesDocument, title, brandName]);
  useEffect(() => {
    if (!namesDocument || hasFailed) return;
    return () => usePanelTitle.setState({ title: undefined });
  }, [namesDocument, hasFailed]);
  useLayoutEffect(() => {
    if (surface.current) followEarlySheet(surface.current);
  }, []);
  useLayoutEffect(() => {
    if (!isOpen) removeEarlySheet();
  }, [isOpen]);
  // A sheet that was dragged away may be open again, with another panel or the same panel.
  useLayoutEffect(() => {
    if (isOpen) surface.current?.style.removeProperty('transform');
  }, [isOpen, target]);

  return createPortal(
    <>
      <div
        className={backdropClass}
        {...state}
        aria-hidden
        data-tint={isLowest || isModal ? 'full' : 'none'}
        onClick={backToPreviousPanel}
      />
      <div
        className={cx(surfaceClass, hiddenFromRecordings)}
        {...state}
        ref={surface}
        role="dialog"
        tabIndex={-1}
        data-panel={target.panel}
        data-shape={shape}
        data-place={place}
        inert={isOpen && !isOnTop}
        aria-labelledby={titleId}
        aria-label={titleId ? undefined : label}
        onKeyDown={trapTabKey}
      >
        {isModal && <GrabHandle />}
        {shape.startsWith('panel') && <EdgeHandle />}
        {/* The panel's header has a close button; this button is there until the header renders, or if it fails. */}
        {!titleId && (
          <div className={fallbackCloseClass}>
            <IconButton label={messages.close} icon={<X aria-hidden />} onClick={closePanels} />
          </div>
        )}
        <PanelBackProvider value={isLowest || isModal ? undefined : back}>
          <TopPanelProvider value={isOpen && isOnTop}>{children}</TopPanelProvider>
        </PanelBackProvider>
      </div>
    </>,
    document.body,
  );
}
