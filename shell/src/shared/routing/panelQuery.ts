import type { PanelTarget } from '@storefront/contracts';

const prefix = 'panel.';

/** The query parameters of an open panel: `panel=product&panel.slug=ramen` (readings 3). */
export function panelQuery({ panel, params }: PanelTarget): URLSearchParams {
  const query = new URLSearchParams({ panel });
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string') query.set(prefix + name, value);
  }
  return query;
}

/** The panel that a query names, unchecked: any link can name anything. */
export function readPanelQuery(search: string): { panel: string | null; params: Record<string, string> } {
  const query = new URLSearchParams(search);
  const params = [...query]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value] as const);
  return { panel: query.get('panel'), params: Object.fromEntries(params) };
}

/** The query of the page itself, without the parameters of an open panel. */
export function withoutPanelQuery(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of Array.from(query.keys())) {
    if (name === 'panel' || name.startsWith(prefix)) query.delete(name);
  }
  return query;
}
