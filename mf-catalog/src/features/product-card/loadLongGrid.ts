import { mostDrawn } from '../../shared/menu/firstOfGroup';

type Module = typeof import('./LongGrid');
/** A promise that React's `use` reads without waiting once it is settled. */
type Settled = Promise<Module> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Module;
  reason?: unknown;
};

/** Whether a list is more than a page draws by itself. */
export const isLong = ({ cards, count }: { cards: number; count: number }) =>
  count > cards || count > mostDrawn;

let loading: Settled | undefined;

/** Most menus are short: what long ones need is a file of its own. A page that will draw one loads it with its data. */
export function loadLongGrid(): Promise<Module> {
  if (loading && loading.status !== 'rejected') return loading;
  const started: Settled = import('./LongGrid');
  started.status = 'pending';
  started.then(
    (value) => void Object.assign(started, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(started, { status: 'rejected', reason }),
  );
  loading = started;
  return started;
}
