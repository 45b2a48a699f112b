import { validatedText } from '@storefront/forms';
import * as z from 'zod/mini';
import { cashChangeOf, cashChangeProblem } from './cashChange';

interface Facts {
  isCash: boolean;
  /** What the order costs after bonuses, roubles. */
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
