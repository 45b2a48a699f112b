/** The global variable that the script of a remote's entry sets. */
interface Container {
  init(shareScope: unknown, initScope: unknown[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

interface EntryScript {
  container: string;
  url: string;
  /** Hash of the script; undefined in development. */
  integrity: string | undefined;
}

const containerIn = (name: string) => Reflect.get(globalThis, name) as Container | undefined;

/** Resolves with the error that the script threw, if any. */
function runScript({ container, url, integrity }: EntryScript): Promise<unknown> {
  if (!integrity && process.env.NODE_ENV === 'production') {
    throw new Error(`the entry of ${container} has no hash`);
  }
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.src = url;
  let thrown: unknown;
  const keepThrown = ({ filename, error }: ErrorEvent) => {
    if (filename === script.src) thrown = error;
  };
  addEventListener('error', keepThrown);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(thrown));
    script.addEventListener('error', () =>
      // Error reports distinguish network failures from build failures by this name.
      reject(Object.assign(new Error(`${url} did not arrive`), { name: 'ScriptNetworkError' })),
    );
    document.head.append(script);
  }).finally(() => {
    removeEventListener('error', keepThrown);
    script.remove();
  });
}

/**
 * Runs a remote's entry, with a hash and a URL that Trusted Types has checked. An entry that was given up may have
 * arrived since: then its container exists.
 *
 * @throws Error named `ScriptNetworkError` when the entry does not arrive or its hash differs; the error of the entry.
 */
export async function loadEntry(entry: EntryScript): Promise<Container> {
  const known = containerIn(entry.container);
  if (known) return known;
  const thrown = await runScript(entry);
  const container = containerIn(entry.container);
  if (container) return container;
  throw thrown instanceof Error ? thrown : new Error(`${entry.url} left no container`);
}
