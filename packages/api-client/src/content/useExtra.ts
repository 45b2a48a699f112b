import type { Extra } from '@storefront/api-contract';
import { useSettings } from './useSettings';

/** Whether the back end offers an extra; not while the settings are not read. */
export const useExtra = (extra: Extra): boolean => useSettings().extras.includes(extra);
