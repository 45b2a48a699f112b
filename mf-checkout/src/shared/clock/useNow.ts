import { backEndNow } from '@storefront/contracts';
import { useClock } from '@storefront/ui';
import { useState } from 'react';

/** The current time, also in the first render: a kitchen may close while a panel is open. Browser only. */
export function useNow(): Date {
  const [openedAt] = useState(backEndNow);
  return useClock(openedAt);
}
