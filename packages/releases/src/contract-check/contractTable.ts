import {
  isCustomerPanel,
  isStaticWidget,
  panelClosesTo,
  panelIds,
  panels,
  routes,
  widgetIds,
  widgets,
} from '@storefront/contracts';
import { eventNames } from '@storefront/contracts/events';
import { eventSchema, panelSchema, widgetSchema } from '@storefront/contracts/json-schemas';
import type { ContractTable } from '../release/record';

const table = <Id extends string, Row>(ids: readonly Id[], row: (id: Id) => Row): Record<string, Row> =>
  Object.fromEntries(ids.map((id) => [id, row(id)]));

/** The contract table of the current sources. */
export function contractTable(): ContractTable {
  return {
    routes: table(Object.keys(routes) as (keyof typeof routes)[], (id) => ({
      path: routes[id].path,
      owner: routes[id].owner,
    })),
    panels: table(panelIds, (id) => {
      const closesTo = panelClosesTo(id);
      return {
        owner: panels[id].owner,
        isLinkable: 'linkable' in panels[id],
        isCustomersOnly: isCustomerPanel(id),
        ...(closesTo && { closesTo }),
        params: panelSchema(id),
      };
    }),
    widgets: table(widgetIds, (id) => ({
      owner: widgets[id].owner,
      props: widgetSchema(id),
      ...(isStaticWidget(id) && { isStatic: true }),
    })),
    events: table(eventNames, eventSchema),
  };
}
