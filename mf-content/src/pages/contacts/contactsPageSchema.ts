import { paths, type SchemaContext } from '@storefront/contracts';
import { breadcrumbList } from '@storefront/contracts/schema';
import { contactRows, contactsQuery } from '../../features/contacts';
import { messages } from './messages';

/** The chain as an organisation with its phones and mailboxes, and the breadcrumbs (schema.org). */
export function contactsPageSchema(context: SchemaContext): readonly object[] {
  const { brand, queryClient, absolute } = context;
  const contacts = queryClient.getQueryData(contactsQuery().queryKey);
  const rows = contacts ? contactRows(contacts) : [];
  const { vk, telegram, odnoklassniki } = brand.links;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url: absolute(paths.home()),
      logo: absolute('/icons/512.png'),
      telephone: brand.phone,
      email: brand.deliveryEmail,
      sameAs: [vk, telegram, odnoklassniki].filter(Boolean),
      contactPoint: rows.map(({ kind, name, text }) => ({
        '@type': 'ContactPoint',
        contactType: 'customer service',
        availableLanguage: 'ru',
        ...(kind === 'phone' ? { telephone: text } : { email: text }),
        ...(name && (kind === 'phone' ? { areaServed: name } : { name })),
      })),
    },
    breadcrumbList(context, [
      { name: messages.about, href: paths.about() },
      { name: messages.title, href: paths.contacts() },
    ]),
  ];
}
