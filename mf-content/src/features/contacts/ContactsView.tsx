import { useFailureToast, useOrderPhone } from '@storefront/api-client';
import { paths, useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { AsyncList, ListRow, Note, SectionHeading, Skeleton, Stack, toListState } from '@storefront/ui';
import { ChevronRight, Mail, MapPin, Phone } from 'lucide-react';
import { type ContactRow, contactRows } from './contactRows';
import { contactsQuery } from './contactsQuery';
import { messages } from './messages';
import { SocialLinks } from './SocialLinks';

interface Props {
  /** Level of the section headings. */
  level: 'h2' | 'h3';
}

// A panel has room for one column, a wide page for two.
const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: '32px 40px',
  '&[data-rows]': { rowGap: 8 },
});
const listClass = css({ minWidth: 0, '& > li': { overflowWrap: 'anywhere' } });

/** How to reach the chain: the order phone, restaurants, phones by city, mailboxes, social networks (spec §3). */
export function ContactsView({ level }: Props) {
  const brand = useBrand();
  const contacts = useQuery(contactsQuery());
  useFailureToast(contacts.isLoadingError && contacts.error, messages.failed);
  const phone = useOrderPhone();
  const hasMailbox = contacts.data && contactRows(contacts.data).some(({ kind }) => kind === 'email');
  return (
    <Stack gap={32}>
      <div className={columnsClass} data-rows="">
        <ListRow
          look="filled"
          media={<Phone size={22} aria-hidden />}
          caption={messages.orderPhone}
          title={phone.text}
          href={phone.href}
        />
        <ListRow
          look="filled"
          media={<MapPin size={22} aria-hidden />}
          title={messages.restaurants}
          note={messages.restaurantsText}
          trailing={<ChevronRight size={20} aria-hidden />}
          href={paths.restaurants()}
        />
      </div>
      <AsyncList
        state={toListState(contacts, contactRows)}
        texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
        failureLook="note"
        skeleton={
          <div className={columnsClass}>
            {[0, 1].map((column) => (
              <Stack key={column} gap={8}>
                {[0, 1, 2].map((index) => (
                  <Skeleton key={index} shape="row" />
                ))}
              </Stack>
            ))}
          </div>
        }
        empty={<Note>{messages.empty}</Note>}
      >
        {(rows) => (
          <div className={columnsClass}>
            <ContactSection level={level} title={messages.callCentre} rows={rows} kind="phone" />
            <ContactSection level={level} title={messages.emails} rows={rows} kind="email" />
          </div>
        )}
      </AsyncList>
      {!contacts.isPending && !hasMailbox && (
        <ListRow
          look="filled"
          media={<Mail size={22} aria-hidden />}
          caption={messages.deliveryEmail}
          title={brand.deliveryEmail}
          href={`mailto:${brand.deliveryEmail}`}
        />
      )}
      <SocialLinks level={level} sent={contacts.data?.socials ?? []} />
    </Stack>
  );
}

const kinds = {
  phone: { icon: <Phone size={20} aria-hidden />, name: messages.phone },
  email: { icon: <Mail size={20} aria-hidden />, name: messages.email },
} as const;

interface SectionProps extends Props {
  title: string;
  rows: readonly ContactRow[];
  kind: ContactRow['kind'];
}

function ContactSection({ level, title, rows, kind }: SectionProps) {
  const shown = rows.filter((row) => row.kind === kind);
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionHeading level={level} title={title} />
      <ul className={listClass}>
        {shown.map(({ name, text, href }) => (
          <li key={`${name} ${text}`}>
            <ListRow media={kinds[kind].icon} caption={name || kinds[kind].name} title={text} href={href} />
          </li>
        ))}
      </ul>
    </section>
  );
}
