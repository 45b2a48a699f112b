import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { ErrorBoundary } from '../../shared/error-boundary/ErrorBoundary';
import { RemoteModuleElement } from './RemoteModuleElement';
import type { RemoteModuleKey } from './remoteModules';
import { useRemoteModules } from './RemoteModulesContext';
import { StaticModule } from './StaticHtml';
import { useRetry } from './useRetry';

interface Props {
  moduleKey: RemoteModuleKey;
  /** Props of the remote's component. */
  props: object;
  /** Shown while the module loads. */
  fallback: ReactNode;
  /** Shown when the module fails; `retry` requests it again. */
  renderError: (retry: () => void, error: unknown) => ReactNode;
}

function Loaded({ moduleKey, props }: Pick<Props, 'moduleKey' | 'props'>) {
  const { default: Component } = use(useRemoteModules().load(moduleKey));
  const ModuleComponent = Component as ComponentType<object>;
  return <ModuleComponent {...props} />;
}

/**
 * A module of another team, with its own Suspense and error boundary: a failure inside does not affect the page. The
 * host element above them is there because React would not stream the module without one.
 */
export function RemoteModule({ moduleKey, props, fallback, renderError }: Props) {
  const remoteModules = useRemoteModules();
  const { attempt, retry, retryBehindHtml } = useRetry(moduleKey);
  const [staticReason] = useState(() => remoteModules.staticHtmlReason(moduleKey));
  const module = (
    <RemoteModuleElement key={attempt} moduleKey={moduleKey}>
      <ErrorBoundary
        renderError={(error) => renderError(retry, error)}
        onError={(error, stack) => remoteModules.notRendered(moduleKey, error, stack)}
      >
        <Suspense fallback={fallback}>
          <Loaded moduleKey={moduleKey} props={props} />
        </Suspense>
      </ErrorBoundary>
    </RemoteModuleElement>
  );
  if (!staticReason || attempt > 0) return module;
  return (
    <StaticModule
      moduleKey={moduleKey}
      below={staticReason === 'failed' && renderError(retryBehindHtml, undefined)}
    >
      {module}
    </StaticModule>
  );
}
