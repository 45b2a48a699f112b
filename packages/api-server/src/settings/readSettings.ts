import { readFacts } from '../catalogue/facts/readFacts';
import type { Queryable } from '../database/connect';
import type { Settings } from './parseSettings';

/** The settings of this moment. */
export const readSettings = async (db: Queryable): Promise<Settings> => (await readFacts(db)).settings;
