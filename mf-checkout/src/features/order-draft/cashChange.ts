import { messages } from './messages';

/** The sum to bring change for, roubles; undefined when none is needed (spec §5: only a nonzero sum is sent). */
export function cashChangeOf(digits: string): number | undefined {
  const sum = Number(digits);
  return Number.isInteger(sum) && sum > 0 ? sum : undefined;
}

/** The problem of a sum that is less than the order costs. */
export function cashChangeProblem(digits: string, total: number): string | undefined {
  const sum = cashChangeOf(digits);
  return sum !== undefined && sum < total ? messages.cashTooSmall : undefined;
}
