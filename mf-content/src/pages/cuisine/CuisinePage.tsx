import { keepTogether, paths, useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { SectionHeading } from '@storefront/ui';
import { useId } from 'react';
import { FeedbackForm } from '../../features/cuisine-feedback';
import { LandingArticle } from '../../features/landing-article';
import { InquiryPlace } from '../../shared/inquiry/InquiryPlace';
import { landingPageData } from '../../shared/landings/landingPageData';
import { TextSections } from '../../shared/text/TextSections';
import { messages } from './messages';

const path = paths.cuisine();
const steps = [{ name: messages.company, href: paths.about() }];

export const { prefetch, head, schema } = landingPageData({ path, steps, fallback: messages });

// The same distance as between the sections of the text.
const feedbackClass = css({ marginTop: 16 });

/** The central kitchen of the chain, with the feedback on the cuisine below its text (spec §2). */
export default function CuisinePage() {
  const feedbackId = useId();
  const { name, cuisine } = useBrand();
  return (
    <LandingArticle
      path={path}
      steps={steps}
      fallback={{
        title: messages.title,
        text: (
          <>
            <p>{keepTogether(messages.about(name, cuisine))}</p>
            <TextSections sections={messages.text} />
          </>
        ),
      }}
    >
      <section className={feedbackClass} aria-labelledby={feedbackId}>
        <SectionHeading id={feedbackId} title={messages.feedback} />
        <InquiryPlace>
          <FeedbackForm />
        </InquiryPlace>
      </section>
    </LandingArticle>
  );
}
