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

/** The pages, panels and widgets that a shell knows. */
export interface ModuleTable {
  routes: Record<string, { path: string; owner: string }>;
  panels: Record<
    string,
    {
      owner: string;
      isLinkable: boolean;
      /** Whether a guest gets the login panel instead. */
      isCustomersOnly: boolean;
      /** The panel to which its close and back buttons lead. */
      closesTo?: string;
    }
  >;
  widgets: Record<string, { owner: string; isStatic?: boolean }>;
}

const table = <Id extends string, Row>(ids: readonly Id[], row: (id: Id) => Row): Record<string, Row> =>
  Object.fromEntries(ids.map((id) => [id, row(id)]));

/** The pages, panels and widgets of the current sources. */
export function moduleTable(): ModuleTable {
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
      };
    }),
    widgets: table(widgetIds, (id) => ({
      owner: widgets[id].owner,
      ...(isStaticWidget(id) && { isStatic: true }),
    })),
  };
}
