import { backToPreviousPanel, panels as contracts, type PanelTarget } from '@storefront/contracts';
import { memo, type ReactNode, useState } from 'react';
import { LeavingBoundary } from '../../shared/error-boundary/LeavingBoundary';
import { Sheet, type SheetPlace } from './Sheet';
import { useEscape } from './useEscape';
import { useInertPage, useTopShape } from './useInertPage';

interface Props {
  /** The open panels, and the element that opened each of them, both counted from the lowest. */
  stack: { panels: readonly PanelTarget[]; openerOf: (index: number) => HTMLElement | undefined };
  /** Renders the content of a panel: the host knows no remotes. */
  renderPanel: (target: PanelTarget) => ReactNode;
}

interface SlotProps {
  /** Undefined once the panel has closed: its sheet stays until it has left the screen. */
  target: PanelTarget | undefined;
  place: SheetPlace;
  isLowest: boolean;
  opener: () => HTMLElement | undefined;
  renderPanel: Props['renderPanel'];
}

/**
 * Moves the focus back when a sheet has left, unless the customer has moved it elsewhere meanwhile. The page does not
 * scroll: a link in the panel may have led to a section of the page.
 */
function returnFocus(opener: HTMLElement | undefined) {
  const { activeElement: focused, body } = document;
  const isLeaving = focused?.closest('[data-panel-layer][data-state=closed]');
  if (focused && focused !== body && !isLeaving) return;
  // While another panel is open the page is inert, so that panel gets the focus.
  const below =
    document.querySelector<HTMLElement>('[role=dialog][data-place=top][data-state=open]') ??
    document.querySelector('main');
  (opener?.isConnected ? opener : below)?.focus({ preventScroll: true });
}

function Slot({ target, renderPanel, opener, ...sheet }: SlotProps) {
  const [shown, setShown] = useState(target);
  if (target && target !== shown) setShown(target);
  return (
    <LeavingBoundary name={shown && 'sheet'}>
      {shown && (
        <Sheet
          target={shown}
          isOpen={target !== undefined}
          {...sheet}
          onExited={() => {
            returnFocus(opener());
            setShown(undefined);
          }}
        >
          {/* A new name remounts the content when the sheet shows another panel. */}
          <LeavingBoundary name={shown.panel}>
            <PanelContent target={shown} renderPanel={renderPanel} />
          </LeavingBoundary>
        </Sheet>
      )}
    </LeavingBoundary>
  );
}

const PanelContent = memo(function PanelContent({
  target,
  renderPanel,
}: Pick<Props, 'renderPanel'> & { target: PanelTarget }) {
  return renderPanel(target);
});

function placeOf(index: number, count: number): SheetPlace {
  if (index >= count - 1) return 'top';
  return index === count - 2 ? 'under' : 'deep';
}

/** Renders the open panels over the page. */
export default function PanelHost({ stack, renderPanel }: Props) {
  const { panels, openerOf } = stack;
  const [slotCount, setSlotCount] = useState(panels.length);
  if (panels.length > slotCount) setSlotCount(panels.length);
  useInertPage(panels.length > 0);
  const top = panels.at(-1);
  useTopShape(top && contracts[top.panel].shape);
  useEscape(panels.length > 0, backToPreviousPanel);

  return Array.from({ length: slotCount }, (_, index) => (
    <Slot
      key={index}
      target={panels[index]}
      place={placeOf(index, panels.length)}
      isLowest={index === 0}
      opener={() => openerOf(index)}
      renderPanel={renderPanel}
    />
  ));
}
