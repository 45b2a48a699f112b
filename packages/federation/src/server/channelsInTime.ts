import type { LogEntry } from '../release/releaseLog';
import type { Trust } from '../release/trustedKeys';
import { StoreError } from '../store/ReleaseStore';
import { liveChannels } from './liveChannels';
import type { ReleaseSource } from './release';
import { sharedAttempt } from './sharedAttempt';

export interface ChannelsInTimeOptions extends Pick<ReleaseSource, 'store' | 'limitMs' | 'onError'> {
  trust: Trust;
  onRecovery: () => void;
}

/**
 * Returns a function that gives the channels of every app within `limitMs`. While the log hangs or cannot be read, they are
 * what they were. A store that fails after it hung, or hangs after it failed, is one outage: `onError` and `onRecovery`
 * are called once.
 */
export function channelsInTime({ store, trust, limitMs, onError, onRecovery }: ChannelsInTimeOptions) {
  let isLogHanging = false;
  let isStoreFailing = false;
  const channelsOf = liveChannels(
    store,
    trust,
    (error) => {
      isStoreFailing = error instanceof StoreError;
      if (!isStoreFailing || !isLogHanging) onError(error);
    },
    () => {
      isStoreFailing = false;
      if (!isLogHanging) onRecovery();
    },
  );
  const read = sharedAttempt(channelsOf, limitMs, 'reading the log of releases');
  let channels: LogEntry['channels'] = {};

  return async (): Promise<LogEntry['channels']> => {
    try {
      channels = await read();
      if (isLogHanging && !isStoreFailing) {
        onRecovery();
        isLogHanging = false;
      }
    } catch (error) {
      if (!isLogHanging && !isStoreFailing) onError(error);
      isLogHanging = true;
    }
    return channels;
  };
}
