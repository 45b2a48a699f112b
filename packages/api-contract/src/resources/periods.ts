import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { cartRequests } from '../requests/cartRequests';
import { list, read } from '../lenient';
import { fieldsAnswer } from '../listAnswer';
import { minuteOf } from './minuteOf';

const minute = () => read(minuteOf, z.number());

/**
 * A shift without both minutes is left out: 0 in place of a missing one would take orders round the clock (readings
 * 11).
 */
const dayPeriods = () => list(z.object({ from: minute(), to: minute() }));

/**
 * When orders are taken (spec §7): minutes from midnight, which a back end may send as `HH:MM` (readings 21); `to` may pass
 * midnight, a day off is empty.
 */
export const periods = fieldsAnswer(
  z.object({
    mon: dayPeriods(),
    tue: dayPeriods(),
    wed: dayPeriods(),
    thu: dayPeriods(),
    fri: dayPeriods(),
    sat: dayPeriods(),
    sun: dayPeriods(),
  }),
);
export type Periods = z.output<typeof periods>;

/** The call of the hours in which orders are taken (spec §7, Cart). */
export const periodCalls = {
  periods: endpoint<typeof cartRequests.periods>()({
    method: 'GET',
    path: '/api/app/order/periods/',
    response: periods,
  }),
};
