import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { promoCodes } from '../../database/schema/promoCodes';
import { applyPlan } from './applyPlan';
import { readExisting, readHighestIds } from './existing';
import type { FolderPictures } from './pictures';
import type { Plan } from './plan';
import { planContent } from './planContent';
import { planMenu } from './planMenu';
import { planPlaces } from './planPlaces';
import type { ChainFolder } from './readFolder';

interface ImportOptions {
  now: Date;
  /** Undefined: the names of pictures are not checked. */
  pictures?: FolderPictures;
  isDryRun?: boolean;
}

/**
 * Brings the database to the state of the folder: rows are matched by id and by name, so a second import changes nothing.
 * With a fault, or with `isDryRun`, nothing is written.
 */
export async function importFolder(
  tx: Transaction,
  { tables, keys, faults }: ChainFolder,
  { now, pictures, isDryRun = false }: ImportOptions,
): Promise<Plan> {
  // Orders count uses of codes, and another import may run. Reads go on.
  await tx.execute(sql`lock table ${promoCodes} in share row exclusive mode`);
  const plan: Plan = {
    tables,
    keys,
    now,
    pictures,
    existing: await readExisting(tx),
    highestIds: await readHighestIds(tx),
    faults: [...faults, ...(pictures?.faults ?? [])],
    changes: {},
    productLabels: { added: [], removed: [] },
    settings: { written: [], deleted: [] },
  };
  planContent(plan, planMenu(plan));
  planPlaces(plan);
  if (plan.faults.length === 0 && !isDryRun) await applyPlan(tx, plan);
  return plan;
}
