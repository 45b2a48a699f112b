import { settingsQuery } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { parsePhone, phoneHref } from '@storefront/domain';
import { useQuery } from '@storefront/query';

/** The phone of the call centre: the back end's, else the brand's (spec §3, Settings: order_by_phone). */
export function usePhoneForOrders(): { text: string; href: string } {
  const brand = useBrand();
  const { data: settings } = useQuery(settingsQuery());
  const text = settings?.phoneForOrders ?? brand.phone;
  const ten = parsePhone(text);
  // A short number like *1234 does not have ten digits and is dialled as it is.
  return { text, href: ten ? phoneHref(ten) : `tel:${text.replace(/[\s()-]/g, '')}` };
}
