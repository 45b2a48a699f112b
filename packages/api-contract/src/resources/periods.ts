import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { cartRequests } from '../requests/cartRequests';
import { list, numberOr } from '../lenient';
import { fieldsAnswer } from '../listAnswer';

const dayPeriods = () => list(z.object({ from: numberOr(0), to: numberOr(0) }));

/** When orders are taken (spec §7): minutes from midnight; `to` may pass midnight, a day off is empty. */
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
