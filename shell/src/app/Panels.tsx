import { isOwedPanel, type PanelTarget, useSession } from '@storefront/contracts';
import { lazy, Suspense } from 'react';
import { usePanelStack } from '../features/panel-host';
import { openedInstead, returnsTo } from '../features/panel-rules';
import { PanelSkeleton } from '../features/panel-skeleton';
import { PartFailed } from '../features/remote-part';
import { Quietly } from './Quietly';
import { PartElement } from './remotes/PartElement';
import { RemotePart } from './remotes/RemotePart';
import { useExpectedPanels } from './useExpectedPanels';

const loadHost = () => import('../features/panel-host/PanelHost');
const PanelHost = lazy(loadHost);
const PanelRules = lazy(async () => ({
  default: (await import('../features/panel-rules/PanelRules')).PanelRules,
}));
const OwedPanel = lazy(() => import('../features/owed-panel/OwedPanel'));

const owedPanel = ({ panel }: PanelTarget) => (
  <PartElement part={`panel:${panel}`}>
    <Suspense fallback={<PanelSkeleton />}>
      <OwedPanel panel={panel} />
    </Suspense>
  </PartElement>
);

const remotePanel = (target: PanelTarget) => (
  <RemotePart
    part={`panel:${target.panel}`}
    props={target.params}
    fallback={<PanelSkeleton />}
    failed={(retry) => <PartFailed onRetry={retry} />}
  />
);

const panelContent = (target: PanelTarget) =>
  isOwedPanel(target.panel) ? owedPanel(target) : remotePanel(target);

/**
 * The stack of open panels; its host is loaded with the first one. What ties panels together comes when the page
 * is at rest, since a login on a page is a cause too.
 */
export function Panels({ isIdle }: { isIdle: boolean }) {
  const isGuest = useSession().status === 'guest';
  const stack = usePanelStack({ openedInstead: (panel) => openedInstead(panel, isGuest), returnsTo });
  useExpectedPanels(loadHost);
  const isUsed = stack.panels.length > 0 || stack.wasOpen;
  return (
    <>
      {(isIdle || isUsed) && (
        <Quietly>
          <PanelRules stack={stack.panels} />
        </Quietly>
      )}
      {isUsed && (
        <Quietly>
          <PanelHost stack={stack} renderPanel={panelContent} />
        </Quietly>
      )}
    </>
  );
}
