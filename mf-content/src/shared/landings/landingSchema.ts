import { paths, type SchemaContext } from '@storefront/contracts';
import { breadcrumbList, type Crumb } from '@storefront/contracts/schema';
import { landingHead, type LandingHeadOptions } from './landingHead';
import { landingTitle } from './landingTitle';
import { questionsOf } from './questions';

interface Options extends Pick<LandingHeadOptions, 'landing' | 'path' | 'fallback'> {
  context: SchemaContext;
  /** The pages between home and this one. */
  steps?: readonly Crumb[];
}

/** A page whose text is a landing, for search engines (schema.org): the page, its breadcrumbs, its questions. */
export function landingSchema({ context, landing, path, fallback, steps = [] }: Options): readonly object[] {
  const { brand, absolute } = context;
  const name = landingTitle(landing, { title: fallback?.title, brand: brand.name });
  const { description } = landingHead({ landing, path, brand, fallback });
  const href = paths.landing({ path });
  const questions = questionsOf(landing?.content ?? '');
  const page = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name,
    url: absolute(href),
    description,
    inLanguage: 'ru',
  };
  const crumbs = breadcrumbList(context, [...steps, { name, href }]);
  if (questions.length === 0) return [page, crumbs];
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [page, crumbs, faq];
}
