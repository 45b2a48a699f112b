import { useSession } from '@storefront/contracts';
import { lazy, use, useEffect, useState } from 'react';
import { type OpenPanels, usePanelStack } from '../features/panel-host';
import { panelRedirect } from '../features/panel-rules';
import { loadPanelLayer, loadPanelLayerAhead, loadPanelLayerAnew } from './loadPanelLayer';
import { Quietly } from './Quietly';
import { useExpectedPanels } from './useExpectedPanels';
import { useIsIdle } from '../shared/idle/useIsIdle';

const PanelRules = lazy(async () => ({
  default: (await import(/* webpackChunkName: "panels" */ '../features/panel-rules/PanelRules')).PanelRules,
}));

function Layer({ stack }: { stack: OpenPanels }) {
  const { PanelHost, panelContent } = use(loadPanelLayer());
  return <PanelHost stack={stack} renderPanel={panelContent} />;
}

/**
 * Draws again when the layer is there: React itself holds back for 300 ms what follows an empty place. Where it could
 * not be had, the next panel that is opened asks for it anew, and is drawn in another place, since one that has failed
 * stays so. Returns the place's key.
 */
function useLayerPlace(isUsed: boolean, panels: OpenPanels['panels']): 'first' | 'second' {
  const [layer, setLayer] = useState<'awaited' | 'loaded' | 'failed' | 'loaded-anew'>('awaited');
  const isLoaded = layer === 'loaded' || layer === 'loaded-anew';
  useEffect(() => {
    if (!isUsed || isLoaded) return;
    loadPanelLayerAnew().then(
      () => setLayer((before) => (before === 'failed' ? 'loaded-anew' : 'loaded')),
      () => setLayer('failed'),
    );
  }, [isUsed, isLoaded, panels]);
  return layer === 'loaded-anew' ? 'second' : 'first';
}

/**
 * The stack of open panels. What draws them is loaded when the page is at rest, or with the first one; so is what ties
 * them together, since a login on a page is a cause too.
 */
export function Panels() {
  const isGuest = useSession().status === 'guest';
  const isIdle = useIsIdle();
  const stack = usePanelStack({ redirectPanel: (panel) => panelRedirect(panel, isGuest) });
  const isUsed = stack.panels.length > 0 || stack.wasOpen;
  useExpectedPanels(loadPanelLayerAhead);
  const place = useLayerPlace(isUsed, stack.panels);
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
        <Quietly key={place}>
          <Layer stack={stack} />
        </Quietly>
      )}
    </>
  );
}
