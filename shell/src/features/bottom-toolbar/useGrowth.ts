import { useState } from 'react';

/** How often a count has grown since it became known: a new value starts the badge's spring afresh. */
export function useGrowth(count: number | undefined): number {
  const [seen, setSeen] = useState(count);
  const [growth, setGrowth] = useState(0);
  if (count !== undefined && count !== seen) {
    setSeen(count);
    if (seen !== undefined && count > seen) setGrowth(growth + 1);
  }
  return growth;
}
