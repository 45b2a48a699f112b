import { type RequestResult, toLoadFailure } from './toLoadFailure';

/** Whether a read has no data and none is on its way: it failed, or is paused without a network. */
export function isLoadFailed(result: RequestResult<unknown>): boolean {
  const failure = toLoadFailure(result);
  return failure !== undefined && !failure.isRetrying;
}
