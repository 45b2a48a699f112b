/** Older orders than these are placed long ago: nothing announces them again. */
const remembered = 20;

function readIds(key: string): number[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export type ToldOrders = ReturnType<typeof createToldOrders>;

/** Remembers which orders were told, also over a reload (readings 19). With storage blocked, for this page. */
export function createToldOrders(key: string) {
  const told = new Set<number>();
  return {
    /** True the first time it is asked about an order. */
    isFirst(orderId: number): boolean {
      const saved = readIds(key);
      if (told.has(orderId) || saved.includes(orderId)) return false;
      told.add(orderId);
      try {
        localStorage.setItem(key, JSON.stringify([...saved, orderId].slice(-remembered)));
      } catch (error) {
        console.debug('tracking: told orders hold for this page only', error);
      }
      return true;
    },
  };
}
