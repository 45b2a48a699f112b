import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
  type RouteId,
  routes,
  useBrand,
} from '@storefront/contracts';
import { ListRow, Stack } from '@storefront/ui';
import { ChevronRight } from 'lucide-react';
import { LandingArticle } from '../../features/landing-article';
import { landingHead } from '../../shared/landings/landingHead';
import { landingQuery } from '../../shared/landings/landingQueries';
import { messages } from './messages';

const path = paths.about();

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
  return landingSchema({ context, landing, path, name: landing?.name || messages.title });
}

const links = [
  'history',
  'cuisine',
  'bonus-program',
  'blog',
  'news',
  'contacts',
  'franchise',
  'requisites',
  'legal',
] as const satisfies readonly RouteId[];

/** The chain in a few words, with links to the pages about it that the brand has open (readings 6). */
export default function AboutPage() {
  const { name, description, flags } = useBrand();
  const open = links.filter((id) => !flags.closeAccess.includes(id));
  return (
    <LandingArticle
      path={path}
      fallback={{ title: messages.title, text: <p>{`${name}. ${description}`}</p> }}
    >
      <nav aria-label={messages.sections}>
        <Stack as="ul" gap={8}>
          {open.map((id) => (
            <li key={id}>
              <ListRow
                look="filled"
                href={routes[id].path}
                title={messages.links[id].title}
                note={messages.links[id].note}
                trailing={<ChevronRight size={20} aria-hidden />}
              />
            </li>
          ))}
        </Stack>
      </nav>
    </LandingArticle>
  );
}
