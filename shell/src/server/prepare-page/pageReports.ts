/** Failures while a page is prepared and rendered, for the main thread to report. */
export interface PageReports {
  /** A build could not be loaded, or the `prefetch` of a module did not end. */
  notLoaded(error: unknown): void;
  notRendered(error: unknown): void;
  warn(error: unknown, message: string): void;
}
