import { parseServerDate } from '@storefront/domain';
import { refuse } from '../failure';
import { inquiryMessages } from './messages';

/** A moment as a form sends it: ISO, or Moscow's clock without an offset. Throws 422 under `field`. */
export function momentOf(text: string, field: string): Date {
  const moment = parseServerDate(text);
  if (!moment) throw refuse(inquiryMessages.dateFormat, field);
  return moment;
}
