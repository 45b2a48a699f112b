/** Where a test server keeps its data: a folder of the embedded database, or a database of its own. */
export interface TestData {
  /** The environment of every process that works on the data. */
  environment: Record<string, string>;
  query: (text: string) => Promise<Record<string, unknown>[]>;
  remove: () => Promise<void>;
}

/** The content of the database before the first start: the demo chain, or not even a table. */
export type Content = 'demo' | 'nothing';

export interface DataOptions {
  build: string;
  content: Content;
  /** Runs a server on new data until the demo chain is there, and ends it. */
  fill: (environment: Record<string, string>) => Promise<void>;
}
