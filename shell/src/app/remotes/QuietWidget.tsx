import type { WidgetId } from '@storefront/contracts';
import { RemoteModule } from './RemoteModule';

const noProps = {};

/** A failed widget leaves no message over the page: the toolbar and the panels have its content. */
export function QuietWidget({ id, props = noProps }: { id: WidgetId; props?: object }) {
  return <RemoteModule moduleKey={`widget:${id}`} props={props} fallback={null} renderError={() => null} />;
}
