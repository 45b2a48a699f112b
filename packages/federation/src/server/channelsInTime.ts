import type { LogEntry } from '@storefront/releases/release';
import { StoreError } from '@storefront/releases/store';
import { liveChannels, type LiveChannelsOptions } from './liveChannels';
import { sharedAttempt } from './sharedAttempt';

export interface ChannelsInTimeOptions extends LiveChannelsOptions {
  /** Milliseconds. */
  limitMs: number;
}

/**
 * Returns a function that gives the channels of every app within `limitMs`. While the log hangs or cannot be read, the
 * channels stay as they were. A hang and a failure in a row are one outage: `onError` and `onRecovery` are called once.
 */
export function channelsInTime({ limitMs, onError, onRecovery, ...others }: ChannelsInTimeOptions) {
  let isLogHanging = false;
  let isStoreFailing = false;
  const channelsOf = liveChannels({
    ...others,
    onError(error) {
      isStoreFailing = error instanceof StoreError;
      if (!isStoreFailing || !isLogHanging) onError(error);
    },
    onRecovery() {
      isStoreFailing = false;
      if (!isLogHanging) onRecovery();
    },
  });
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
