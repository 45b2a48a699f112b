import { useSession } from '@storefront/contracts';
import { lazy, use, useEffect, useState } from 'react';
import { type OpenPanels, usePanelStack } from '../features/panel-host';
import { openedInstead, returnsTo } from '../features/panel-rules';
import { loadPanelLayer, loadPanelLayerAhead } from './loadPanelLayer';
import { Quietly } from './Quietly';
import { useExpectedPanels } from './useExpectedPanels';
import { useIsIdle } from './useIsIdle';

const PanelRules = lazy(async () => ({
  default: (await import('../features/panel-rules/PanelRules')).PanelRules,
}));

function Layer({ stack }: { stack: OpenPanels }) {
  const { PanelHost, panelContent } = use(loadPanelLayer());
  return <PanelHost stack={stack} renderPanel={panelContent} />;
}

/** Draws again when the layer is there: React itself holds back for 300 ms what follows an empty place. */
function useLoadedLayer(isUsed: boolean) {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!isUsed) return;
    loadPanelLayer().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [isUsed]);
}

/**
 * The stack of open panels. What draws them is loaded when the page is at rest, or with the first one; so is what ties
 * them together, since a login on a page is a cause too.
 */
export function Panels() {
  const isGuest = useSession().status === 'guest';
  const isIdle = useIsIdle();
  const stack = usePanelStack({ openedInstead: (panel) => openedInstead(panel, isGuest), returnsTo });
  const isUsed = stack.panels.length > 0 || stack.wasOpen;
  useExpectedPanels(loadPanelLayerAhead);
  useLoadedLayer(isUsed);
  useEffect(() => {
    if (isIdle) loadPanelLayerAhead();
  }, [isIdle]);
  return (
    <>
      {(isIdle || isUsed) && (
        <Quietly>
          <PanelRules stack={stack.panels} />
        </Quietly>
      )}
      {isUsed && (
        <Quietly>
          <Layer stack={stack} />
        </Quietly>
      )}
    </>
  );
}
