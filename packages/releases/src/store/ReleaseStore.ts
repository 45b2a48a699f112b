import type { ReleaseRecord } from '../release/record';

/** The newest entry of the log. */
export interface NewestEntry {
  sequence: number;
  /** Differs when the file of this number was replaced, as in another registry at the same place. */
  mark: string;
}

/** The files of a build: by their path in it, where they are on this machine. */
export type Sources = readonly (readonly [path: string, source: string])[];

/**
 * Where the registry's files are: the builds in `<app>/<build>/`, the log in `log/`. Paths have `/`. No file is ever
 * overwritten, so content that was read once stays right. Every call throws StoreError when the store does not answer.
 */
export interface ReleaseStore {
  /** For messages: the folder or the address. */
  readonly where: string;
  /** The folder on this machine, if the store is one. Only a folder has a development key. */
  readonly folder?: string;
  /** The content of a file. @throws Error with the code `ENOENT` when the file does not exist. */
  read(path: string): Promise<Buffer>;
  /** Undefined while nothing is released. `known` is the newest number that the caller has seen. */
  newestEntry(known?: number): Promise<NewestEntry | undefined>;
  /** The names of the builds of an app, in no order; not all of them have a record. */
  builds(app: string): Promise<string[]>;
  /**
   * Creates a file as a whole. Returns false, and changes nothing, when the file exists. When it throws, the file may
   * still have been created.
   */
  createNew(path: string, content: string): Promise<boolean>;
  /** Stores the files of a build, its record last. Existing files are left as they are. */
  storeBuild(app: string, build: string, sources: Sources): Promise<void>;
}

/** The part of a store that servers need. */
export type ReleaseReader = Pick<ReleaseStore, 'where' | 'folder' | 'read' | 'newestEntry'> & {
  /** Called with each build that becomes live or is previewed. */
  readAhead?: (record: ReleaseRecord) => void;
};

interface StoreErrorOptions extends ErrorOptions {
  mayStillHappen?: boolean;
}

/** A store does not answer, or its answer is invalid. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** The store may still be at work on the request: reading the file again now does not show the outcome. */
  readonly mayStillHappen: boolean;

  constructor(message: string, { mayStillHappen = false, ...options }: StoreErrorOptions = {}) {
    super(message, options);
    this.mayStillHappen = mayStillHappen;
  }
}

/** The error of `read` for a file that does not exist. */
export const missingFile = (where: string, path: string): Error =>
  Object.assign(new Error(`${where}/${path} does not exist`), { code: 'ENOENT' });

export const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';

/** The result; undefined when there is no such file. */
export const ifThere = <T>(result: Promise<T>): Promise<T | undefined> =>
  result.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
