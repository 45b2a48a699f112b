import type { Owner } from '@storefront/contracts';
import { createHash, randomInt } from 'node:crypto';
import { subnetOf } from '../automatic-rollback/createTally';
import { createTokens } from '../createTokens';
import type { Visit } from '../document/visit';

/** The build of each team on a page. */
export type PageBuilds = Partial<Record<Owner, string>>;

interface FieldProofsOptions {
  /** The shells' common secret. */
  secret: string | undefined;
  /** The share of the pages that are chosen now, 0 to 1. */
  share: () => number;
  shellBuild: string;
  random?: () => number;
  now?: () => number;
}

/** Pages with an older set of builds are measured without their builds. */
const maxSets = 30;

/** No secret, but servers have one source of random values. */
const fraction = () => randomInt(1_000_000) / 1_000_000;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Chooses pages to be measured in their browsers, and proves at their reports that they were served, to which subnet,
 * and with which builds. The proof travels in the header `Server-Timing` and not in the page, which guests share, nor in
 * a cookie: it names no visitor, and nothing stays in the browser. It is valid on its day and the next.
 */
export function createFieldProofs(options: FieldProofsOptions) {
  const { secret, share, shellBuild, random = fraction, now = Date.now } = options;
  const tokens = createTokens(secret, 'field figures');
  const sets = new Map<string, PageBuilds>();
  const today = () => Math.floor(now() / dayMs);

  return {
    /** The proof of a page, if it is chosen. */
    choose({ pinned, address }: Pick<Visit, 'pinned' | 'address'>): string | undefined {
      if (random() >= share()) return undefined;
      const set = createHash('sha256').update(`${shellBuild} ${pinned.key}`).digest('hex').slice(0, 8);
      const remotes = Object.entries(pinned.browser).map(([name, { build }]) => [name, build]);
      sets.delete(set);
      sets.set(set, { shell: shellBuild, ...(Object.fromEntries(remotes) as PageBuilds) });
      if (sets.size > maxSets) for (const [oldest] of [...sets].slice(0, 1)) sets.delete(oldest);
      return `${set}.${tokens.sign(set, String(today()), subnetOf(address))}`;
    },
    /**
     * The builds of the page whose proof this is, undefined for a proof that is not valid. Without builds, if another
     * process served the page and this one has not served its set yet.
     */
    buildsOf(proof: string, address: string): PageBuilds | undefined {
      const [set = '', token] = proof.split('.');
      const subnet = subnetOf(address);
      const isValid = [today(), today() - 1].some((day) => tokens.isValid(token, set, String(day), subnet));
      return isValid ? (sets.get(set) ?? {}) : undefined;
    },
  };
}

export type FieldProofs = ReturnType<typeof createFieldProofs>;
