import { keepTogether } from '@storefront/contracts';
import type { ReactNode } from 'react';

/** What a component of the kit shows as running text: a string with its short words kept together, else as it is. */
export const keptText = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? keepTogether(text) : text;
