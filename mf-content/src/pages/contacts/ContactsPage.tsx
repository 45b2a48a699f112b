import {
  type HeadContext,
  keepTogether,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
} from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { contactsQuery, ContactsView } from '../../features/contacts';
import { ContentPage } from '../../shared/content-page/ContentPage';
import { messages } from './messages';

/** Without the contacts the page still has the order phone, so a failed load of the contacts is no error page. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(contactsQuery());
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.documentTitle(brand.name),
  description: messages.description(brand.name),
});

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { contactsPageSchema } = await import(/* webpackMode: "weak" */ './contactsPageSchema');
  return contactsPageSchema(context);
}

const steps = [{ name: messages.about, href: paths.about() }];

const titleClass = css(textStyles.h1);
const introClass = css({ maxWidth: '48ch', margin: '12px 0 32px', color: colour.ink2 });

/** /about/contacts (spec §2). */
export default function ContactsPage() {
  return (
    <ContentPage steps={steps}>
      <h1 className={titleClass}>{messages.title}</h1>
      <p className={introClass}>{keepTogether(messages.intro)}</p>
      <ContactsView level="h2" />
    </ContentPage>
  );
}
