import type * as z from 'zod/mini';
import { events } from '../tables/events';

export type EventName = keyof typeof events;

export type EventPayload<Name extends EventName> = z.output<(typeof events)[Name]>;

export const eventNames = Object.keys(events) as EventName[];
