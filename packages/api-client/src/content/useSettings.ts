import { useQuery } from '@storefront/query';
import { readSettings, type Settings, settingsQuery } from './contentQueries';

const defaults = readSettings([]);

/** The chain's settings; their defaults while they are not read, also after a failure (spec §3, Settings; §8; readings 27). */
export const useSettings = (): Settings => useQuery(settingsQuery()).data ?? defaults;
