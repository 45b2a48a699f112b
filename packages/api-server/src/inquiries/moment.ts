import { parseServerDate } from '@storefront/domain';
import { unprocessable } from '../apiError';
import { inquiryMessages } from './messages';

/** A moment as a form sends it: ISO, or Moscow's clock without an offset. Throws 422 under `field`. */
export function parseFormDate(text: string, field: string): Date {
  const moment = parseServerDate(text);
  if (!moment) throw unprocessable(inquiryMessages.dateFormat, field);
  return moment;
}
