import { keepTogether, paths, type RouteId, routes, useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { ListRow } from '@storefront/ui';
import { ChevronRight } from 'lucide-react';
import { LandingArticle } from '../../features/landing-article';
import { landingPageData } from '../../shared/landings/landingPageData';
import { TextSections } from '../../shared/text/TextSections';
import { messages } from './messages';

const path = paths.about();

export const { prefetch, head, schema } = landingPageData({ path, fallback: messages });

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

const sectionsClass = css({ marginTop: 40 });
const linksClass = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: 12,
});

/** The chain in a few words, with links to its pages that the brand has not closed (readings 6). */
export default function AboutPage() {
  const { name, description, flags } = useBrand();
  const open = links.filter((id) => !flags.closeAccess.includes(id));
  return (
    <LandingArticle
      path={path}
      fallback={{
        title: messages.title,
        text: (
          <>
            <p>{keepTogether(`${name}. ${description}`)}</p>
            <TextSections sections={messages.text} />
          </>
        ),
      }}
      blocks={
        <nav className={sectionsClass} aria-label={messages.sections}>
          <ul className={linksClass}>
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
          </ul>
        </nav>
      }
    />
  );
}
