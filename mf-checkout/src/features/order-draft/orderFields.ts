import { wholeRoubles } from '@storefront/domain';
import { validatedText } from '@storefront/forms';
import * as z from 'zod/mini';
import { messages } from './messages';

interface Facts {
  isCash: boolean;
  /** The cost of the order after bonuses, roubles. */
  total: number;
}

/** The typed fields of the order. The sum for change counts for cash only (spec §5). */
export const orderFields = ({ isCash, total }: Facts) =>
  z.object({
    comment: z.string(),
    cashChange: z.pipe(
      validatedText((digits) => (isCash ? cashChangeProblem(digits, total) : undefined)),
      z.transform((digits) => (isCash ? cashChangeOf(digits) : undefined)),
    ),
  });

export type OrderFieldsInput = z.input<ReturnType<typeof orderFields>>;
export type OrderFieldsOutput = z.output<ReturnType<typeof orderFields>>;

/** The sum to bring change for, roubles; undefined when none is needed (spec §5: only a nonzero sum is sent). */
function cashChangeOf(digits: string): number | undefined {
  const sum = Number(digits);
  return sum > 0 ? sum : undefined;
}

/** The error of a sum below the total that the button shows, without kopecks. */
function cashChangeProblem(digits: string, total: number): string | undefined {
  const cost = wholeRoubles(total);
  return (cashChangeOf(digits) ?? cost) < cost ? messages.cashTooSmall : undefined;
}
