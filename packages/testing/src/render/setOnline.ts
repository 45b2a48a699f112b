import { onlineManager } from '@storefront/query/testing';
import { act } from '@testing-library/react';

/**
 * Takes the network from the reads of a test, which are then paused, or gives it back, and they go on. Give it back after
 * each test, because the network is the same for all tests of a file.
 */
export const setOnline = (isOnline: boolean) => act(async () => onlineManager.setOnline(isOnline));
