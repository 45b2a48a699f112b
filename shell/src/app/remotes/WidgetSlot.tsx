import type { WidgetId } from '@storefront/contracts';
import { RemoteModuleFailed } from '../../features/remote-module';
import { RemoteModule } from './RemoteModule';

/** A widget of another team: nothing while it loads, a message with «Повторить» when it fails. */
export function WidgetSlot({ id, props }: { id: WidgetId; props: object }) {
  return (
    <RemoteModule
      moduleKey={`widget:${id}`}
      props={props}
      fallback={null}
      renderError={(retry) => <RemoteModuleFailed onRetry={retry} />}
    />
  );
}
