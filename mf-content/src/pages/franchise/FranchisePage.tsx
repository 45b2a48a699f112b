import { keepTogether, paths, useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import { SectionHeading, Stack } from '@storefront/ui';
import { ContentPage } from '../../shared/content-page/ContentPage';
import { contentPageData } from '../../shared/content-page/contentPageData';
import { InquiryPlace } from '../../shared/inquiry/InquiryPlace';
import { FranchiseForm } from './FranchiseForm';
import { messages } from './messages';

const steps = [{ name: messages.about, href: paths.about() }];

export const { head, schema } = contentPageData({ path: paths.franchise(), steps, texts: messages });

const titleClass = css(textStyles.h1);
const leadClass = css({ maxWidth: '52ch', margin: '12px 0 32px', color: colour.ink2 });
const columnsClass = css({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 52, alignItems: 'start' },
});
const offerClass = css({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  '& > li': { padding: 20, borderRadius: radius.lg, background: colour.sunken },
  '& h3': textStyles.title,
  '& p': { ...textStyles.s, marginTop: 6, color: colour.ink2 },
});
const stepsClass = css({
  display: 'grid',
  gap: 12,
  paddingLeft: 24,
  listStyle: 'decimal',
  '& > li::marker': { color: colour.accentInk },
});
const formBoxClass = css({
  padding: '24px 16px',
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1.5px ${colour.line}`,
  [media.sm]: { padding: 24 },
});

/** /about/franchise: the offer to partners, and the form of the request (spec §2). */
export default function FranchisePage() {
  const { name } = useBrand();
  return (
    <ContentPage steps={steps}>
      <h1 className={titleClass}>{messages.title}</h1>
      <p className={leadClass}>{keepTogether(messages.lead(name))}</p>
      <div className={columnsClass}>
        <Stack gap={40}>
          <section>
            <SectionHeading title={messages.offerTitle} />
            <ul className={offerClass}>
              {messages.offer.map(({ title, text }) => (
                <li key={title}>
                  <h3>{keepTogether(title)}</h3>
                  <p>{keepTogether(text)}</p>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <SectionHeading title={messages.stepsTitle} />
            <ol className={stepsClass}>
              {messages.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </Stack>
        <section className={formBoxClass}>
          <SectionHeading title={messages.formTitle} />
          <InquiryPlace>
            <FranchiseForm />
          </InquiryPlace>
        </section>
      </div>
    </ContentPage>
  );
}
