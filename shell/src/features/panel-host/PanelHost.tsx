import { backToPreviousPanel, panels as contracts, type PanelTarget } from '@storefront/contracts';
import { memo, type ReactNode, useState } from 'react';
import { Sheet, type SheetPlace } from './Sheet';
import { useEscape } from './useEscape';
import { usePageBehind, useTopShape } from './usePageBehind';
import type { OpenPanels } from './usePanelStack';

interface Props {
  stack: OpenPanels;
  /** What is inside a panel: the host knows no remotes. */
  renderPanel: (target: PanelTarget) => ReactNode;
}

interface SlotProps {
  /** Undefined once the panel of this place has closed: it stays until it has left the screen. */
  target: PanelTarget | undefined;
  place: SheetPlace;
  isLowest: boolean;
  opener: () => HTMLElement | undefined;
  renderPanel: Props['renderPanel'];
}

/** Where the focus goes when a sheet has left; the customer may have taken it elsewhere meanwhile. */
function returnFocus(opener: HTMLElement | undefined) {
  const { activeElement: focused, body } = document;
  const isLeaving = focused?.closest('[data-panel-layer][data-state=closed]');
  if (focused && focused !== body && !isLeaving) return;
  // The page is out of reach as long as a panel is open.
  const below =
    document.querySelector<HTMLElement>('[role=dialog][data-place=top][data-state=open]') ??
    document.querySelector('main');
  (opener?.isConnected ? opener : below)?.focus();
}

function Slot({ target, renderPanel, opener, ...sheet }: SlotProps) {
  const [shown, setShown] = useState(target);
  if (target && target !== shown) setShown(target);
  if (!shown) return null;
  return (
    <Sheet
      target={shown}
      isOpen={target !== undefined}
      {...sheet}
      onGone={() => {
        returnFocus(opener());
        setShown(undefined);
      }}
    >
      {/* A replaced panel starts afresh inside the same sheet. */}
      <PanelContent key={shown.panel} target={shown} renderPanel={renderPanel} />
    </Sheet>
  );
}

const PanelContent = memo(function PanelContent({
  target,
  renderPanel,
}: Pick<Props, 'renderPanel'> & { target: PanelTarget }) {
  return renderPanel(target);
});

function placeOf(index: number, height: number): SheetPlace {
  if (index >= height - 1) return 'top';
  return index === height - 2 ? 'under' : 'deep';
}

/** Draws the open panels over the page. Loaded with the first of them. */
export default function PanelHost({ stack, renderPanel }: Props) {
  const { panels, openerOf } = stack;
  const [deepest, setDeepest] = useState(panels.length);
  if (panels.length > deepest) setDeepest(panels.length);
  usePageBehind(panels.length > 0);
  const top = panels.at(-1);
  useTopShape(top && contracts[top.panel].shape);
  useEscape(panels.length > 0, backToPreviousPanel);

  return Array.from({ length: deepest }, (_, index) => (
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
