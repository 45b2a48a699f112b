import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
  useBrand,
} from '@storefront/contracts';
import { settingsQuery } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { DefinitionList, LinkButton } from '@storefront/ui';
import { LandingArticle } from '../../features/landing-article';
import { landingHead } from '../../shared/landings/landingHead';
import { landingQuery } from '../../shared/landings/landingQueries';
import { messages } from './messages';

const path = paths.requisites();
const steps = [{ name: messages.about, href: paths.about() }];

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

/** The company behind the chain; without its text, how to reach it (spec §3, Settings). */
export default function RequisitesPage() {
  const { name, phone, deliveryEmail } = useBrand();
  const { data: settings } = useQuery(settingsQuery());
  const facts = [
    { term: messages.name, value: name },
    { term: messages.phone, value: settings?.phoneForOrders ?? phone },
    { term: messages.email, value: <a href={`mailto:${deliveryEmail}`}>{deliveryEmail}</a> },
  ];
  return (
    <LandingArticle
      path={path}
      steps={steps}
      fallback={{
        title: messages.title,
        text: (
          <>
            <p>{messages.onRequest}</p>
            <DefinitionList items={facts} />
          </>
        ),
      }}
    >
      <div>
        <LinkButton href={paths.legal()}>{messages.legal}</LinkButton>
      </div>
    </LandingArticle>
  );
}
