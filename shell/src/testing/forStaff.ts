import {
  type PanelId,
  panels,
  type RouteContract,
  type RouteId,
  routes,
  type WidgetId,
  widgets,
} from '@storefront/contracts';

const staff = { scope: 'staff' } as const;
const anyRoute: Record<RouteId, RouteContract> = routes;
const anyPanel: Record<PanelId, object> = panels;
const anyWidget: Record<WidgetId, object> = widgets;

/** Make a page, a panel or a widget one for the staff only, until the test ends: the product has none. */
export const forStaff = {
  page: (id: RouteId) => jest.replaceProperty(anyRoute[id], 'guards', [staff]),
  panel: (id: PanelId) => jest.replaceProperty(anyPanel, id, { ...panels[id], access: staff }),
  widget: (id: WidgetId) => jest.replaceProperty(anyWidget, id, { ...widgets[id], access: staff }),
};

afterEach(() => void jest.restoreAllMocks());
