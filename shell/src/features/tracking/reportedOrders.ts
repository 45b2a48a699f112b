import { browserStorage } from '@storefront/contracts';
import { parseJson } from '@storefront/domain';

/** How many order ids are saved; older orders are never announced again. */
const maxSaved = 20;

const storage = browserStorage('local');

function savedIds(key: string): number[] {
  const saved = parseJson(storage.getItem(key));
  return Array.isArray(saved) ? saved.filter((id) => typeof id === 'number') : [];
}

export type ReportedOrders = ReturnType<typeof createReportedOrders>;

/** The reported orders, also from before a reload (readings 19). With storage blocked, only the orders of this page. */
export function createReportedOrders(key: string) {
  const reported = new Set<number>();
  return {
    /** Marks an order as reported. False if it already was. */
    add(orderId: number): boolean {
      const saved = savedIds(key);
      if (reported.has(orderId) || saved.includes(orderId)) return false;
      reported.add(orderId);
      storage.setItem(key, JSON.stringify([...saved, orderId].slice(-maxSaved)));
      return true;
    },
  };
}
