import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
  useBrand,
} from '@storefront/contracts';
import { SectionHeading } from '@storefront/ui';
import { useId } from 'react';
import { CuisineFeedback } from '../../features/cuisine-feedback';
import { LandingArticle } from '../../features/landing-article';
import { landingHead } from '../../shared/landings/landingHead';
import { landingQuery } from '../../shared/landings/landingQueries';
import { messages } from './messages';

const path = paths.cuisine();
const steps = [{ name: messages.company, href: paths.about() }];

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.fetchQuery(landingQuery(path));
}

export function head({ queryClient, brand }: HeadContext): PageHead {
  return landingHead({
    landing: queryClient.getQueryData(landingQuery(path).queryKey),
    path,
    brand,
    fallback: { title: messages.title, description: messages.description(brand.name) },
  });
}

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { landingSchema } = await import('../../shared/landings/landingSchema');
  const landing = context.queryClient.getQueryData(landingQuery(path).queryKey);
  return landingSchema({ context, landing, path, name: landing?.name || messages.title, steps });
}

/** The central kitchen of the chain, with the feedback on the cuisine below its text (spec §2). */
export default function CuisinePage() {
  const feedbackId = useId();
  const { name, cuisine } = useBrand();
  return (
    <LandingArticle
      path={path}
      steps={steps}
      fallback={{ title: messages.title, text: <p>{messages.about(name, cuisine)}</p> }}
    >
      <section aria-labelledby={feedbackId}>
        <SectionHeading id={feedbackId} title={messages.feedback} />
        <CuisineFeedback />
      </section>
    </LandingArticle>
  );
}
