import type { PanelTarget } from '@storefront/contracts';
import { type ReactNode, useState } from 'react';
import { Sheet, type SheetPlace } from './Sheet';
import { useInertPage } from './useInertPage';
import type { OpenPanels } from './usePanelStack';
import { allowScrollLock } from './allowScrollLock';

allowScrollLock();

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

function Slot({ target, renderPanel, ...sheet }: SlotProps) {
  const [shown, setShown] = useState(target);
  if (target && target !== shown) setShown(target);
  if (!shown) return null;
  return (
    <Sheet target={shown} isOpen={target !== undefined} {...sheet}>
      {/* A replaced panel starts afresh inside the same sheet. */}
      <PanelContent key={shown.panel} target={shown} renderPanel={renderPanel} />
    </Sheet>
  );
}

function PanelContent({ target, renderPanel }: { target: PanelTarget; renderPanel: Props['renderPanel'] }) {
  return renderPanel(target);
}

function placeOf(index: number, height: number): SheetPlace {
  if (index >= height - 1) return 'top';
  return index === height - 2 ? 'under' : 'deep';
}

/** Draws the open panels over the page. Loaded with the first of them. */
export default function PanelHost({ stack, renderPanel }: Props) {
  const { panels, openerOf } = stack;
  const [deepest, setDeepest] = useState(panels.length);
  if (panels.length > deepest) setDeepest(panels.length);
  useInertPage(panels.length > 0);

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
