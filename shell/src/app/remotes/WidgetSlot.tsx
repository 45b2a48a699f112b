import type { WidgetId } from '@storefront/contracts';
import { PartFailed } from '../../features/remote-part';
import { RemotePart } from './RemotePart';

/** How the shell draws a widget of another team: nothing while it loads, a line with «Повторить» when it fails. */
export function WidgetSlot({ id, props }: { id: WidgetId; props: object }) {
  return (
    <RemotePart
      part={`widget:${id}`}
      props={props}
      fallback={null}
      failed={(retry) => <PartFailed onRetry={retry} />}
    />
  );
}
