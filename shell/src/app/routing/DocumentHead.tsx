import type { PageHead } from '@storefront/contracts';
import { useSite } from '../state/SiteContext';

interface Props {
  head: PageHead;
  pathname: string;
  /** The front page carries what the back end's editors add to its head (spec §3, main_page_meta_container). */
  isMain: boolean;
}

/**
 * What of a page's head changes with its address; React moves it there. Open Graph and schema.org are for those who
 * read the server's HTML, and only the server writes them.
 */
export function DocumentHead({ head, pathname, isMain }: Props) {
  const { origin, mainPageMeta } = useSite();
  const { title, description, canonical = pathname, robots } = head;
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
      {robots ? <meta name="robots" content={robots} /> : <link rel="canonical" href={origin + canonical} />}
      {isMain &&
        mainPageMeta.map(({ tag: Tag, attributes }) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
    </>
  );
}
