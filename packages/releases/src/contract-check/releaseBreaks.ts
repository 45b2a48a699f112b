import { missingMembers } from '../sharing/sharedMembers';
import { checkContracts } from './checkContracts';
import { lostEvents, lostRequests } from './lostEvents';
import { lostParams, lostPathParams } from './lostParams';
import { type PageBuilds, recordsOf } from './pageBuilds';
import { renames } from './renames';
import { usersOf } from './users';

/** Members that a remote takes of what the shell exported with members, and now exports without any. */
function lostMembers(live: PageBuilds, next: PageBuilds): string[] {
  const [before, after] = [live.shell.sharedMembers ?? {}, next.shell.sharedMembers];
  if (!after) return [];
  return recordsOf(next).flatMap(({ name, contract }) =>
    missingMembers(
      contract.sharedMembers ?? {},
      (key) => after[key] ?? [],
      (key) => before[key] ?? [],
    ).map((member) => `${name}: it takes ${member}, which the shell does not export`),
  );
}

/**
 * Why a release would break the page: `live` is the page as it is, `next` the same page with the released build. What is
 * broken already is no reason against a release. A rollback may take back what is optional for those who use it: the page
 * was without it before (decision 0080).
 */
export function releaseBreaks(
  live: PageBuilds,
  next: PageBuilds,
  { isRollback = false }: { isRollback?: boolean } = {},
): string[] {
  const known = new Set(checkContracts(live));
  const [before, after] = [usersOf(live.shell, recordsOf(live)), usersOf(next.shell, recordsOf(next))];
  const lost = () => [
    ...lostParams(live, next, after),
    ...lostEvents(before, after),
    ...lostPathParams(live, next),
    ...lostRequests(before, after),
    ...renames(before, next),
    ...lostMembers(live, next),
  ];
  const found = [...checkContracts(next), ...(isRollback ? [] : lost())];
  return [...new Set(found)].filter((text) => !known.has(text));
}
