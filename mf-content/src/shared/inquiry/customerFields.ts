import { parsePhone } from '@storefront/domain';
import { type CustomerField, validateInquiryName } from './inquiryFields';

interface Profile {
  name: string | null;
  phone: string | null;
}

/**
 * The name and the phone of a profile as values of form fields; '' for a value that the form would refuse, such as a
 * name in Latin letters or a phone with hidden digits.
 */
export function customerFields(profile: Profile | undefined): Record<CustomerField, string> {
  const name = profile?.name?.trim() ?? '';
  return {
    name: validateInquiryName(name) === undefined ? name : '',
    phone: parsePhone(profile?.phone ?? '') ?? '',
  };
}
