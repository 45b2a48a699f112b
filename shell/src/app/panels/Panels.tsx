import { emit, hasAccess, panelAccess, readPanelOpener } from '@storefront/contracts';
import { use, useEffect, useState } from 'react';
import { type OpenPanels, usePanelStack } from '../../features/panel-stack';
import { useAccessVisitor } from '../../shared/access/useAccessVisitor';
import { useIsIdle } from '../../shared/deferred-parts/useIsIdle';
import { OptionalBoundary } from '../../shared/optional-boundary/OptionalBoundary';
import { forgetFailedLayer, loadPanelLayer, preloadPanelLayer, retryPanelLayer } from './loadPanelLayer';
import { useExpectedPanels } from './useExpectedPanels';

function Rules({ stack }: { stack: OpenPanels['panels'] }) {
  const { PanelRules } = use(loadPanelLayer());
  return <PanelRules stack={stack} />;
}

function PanelLayer({ stack }: { stack: OpenPanels }) {
  const { PanelHost, panelContent } = use(loadPanelLayer());
  return <PanelHost stack={stack} renderPanel={panelContent} />;
}

/**
 * Loads the layer and rerenders as soon as it has loaded: React itself would keep the empty fallback for 300 ms. After
 * a failure, opening the next panel requests the layer again. Returns the key of the error boundary around the layer.
 * The key changes with that request, because an error boundary that has failed stays failed.
 */
function useLayerKey(isWanted: boolean, panels: OpenPanels['panels']): 'first-try' | 'retry' {
  const [layer, setLayer] = useState<'loading' | 'loaded' | 'failed' | 'loaded-by-retry'>('loading');
  const isLoaded = layer === 'loaded' || layer === 'loaded-by-retry';
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    retryPanelLayer().then(
      () => setLayer((before) => (before === 'failed' ? 'loaded-by-retry' : 'loaded')),
      () => setLayer('failed'),
    );
  }, [isWanted, isLoaded, panels]);
  return layer === 'loaded-by-retry' ? 'retry' : 'first-try';
}

/** Opens the panel of an opener that was pressed before the start (`keepEarlyInput`). Call it after `usePanelStack`. */
function useEarlyPress() {
  useEffect(() => {
    const { pressedPanel } = document.documentElement.dataset;
    if (pressedPanel === undefined) return;
    delete document.documentElement.dataset['pressedPanel'];
    emit('shell:panel-requested', readPanelOpener(pressedPanel));
  }, []);
}

/**
 * The stack of open panels. The code that renders panels is loaded when the page is idle, or with the first panel. The
 * rules between panels are loaded at the same time, because a login on the page can trigger them without any panel.
 */
export function Panels() {
  const visitor = useAccessVisitor();
  const isIdle = useIsIdle();
  const stack = usePanelStack({
    // A guest logs in first (spec §2, Header; §6).
    redirectPanel: (panel) => (hasAccess(panelAccess(panel), visitor) ? undefined : 'auth'),
  });
  useEarlyPress();
  const isUsed = stack.panels.length > 0 || stack.wasOpen;
  useExpectedPanels(preloadPanelLayer);
  // A load that failed while the page was idle must not fail the page's first panel.
  if (isUsed && !stack.wasOpen) forgetFailedLayer();
  const isWanted = isIdle || isUsed;
  const rulesKey = useLayerKey(isWanted, stack.panels);
  // A separate key: a retry for the rules must not remount an open panel.
  const layerKey = useLayerKey(isUsed, stack.panels);
  return (
    <>
      {isWanted && (
        <OptionalBoundary key={`rules ${rulesKey}`}>
          <Rules stack={stack.panels} />
        </OptionalBoundary>
      )}
      {isUsed && (
        <OptionalBoundary key={layerKey}>
          <PanelLayer stack={stack} />
        </OptionalBoundary>
      )}
    </>
  );
}
