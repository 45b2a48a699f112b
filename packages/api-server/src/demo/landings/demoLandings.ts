import { sanitise } from '../../content/sanitise';
import type { landings } from '../../database/schema/articles';
import { company } from './company';
import { legal } from './legal';
import { occasions } from './occasions';
import { terms } from './terms';

export interface DemoLanding {
  url: string;
  name: string;
  title: string;
  description: string;
  content: readonly string[];
  /** The slug of a dish. */
  picture?: string;
  promocode?: string;
  /** The slug of the dish that the page is about. */
  product?: string;
}

/** Pages that are found by their SEO url (readings 7). */
export function demoLandings(productIds: ReadonlyMap<string, number>): (typeof landings.$inferInsert)[] {
  return [...occasions, ...company, ...terms, ...legal].map(({ content, product, ...landing }) => ({
    ...landing,
    content: sanitise(content.join('\n')),
    productId: product ? (productIds.get(product) ?? null) : null,
  }));
}
