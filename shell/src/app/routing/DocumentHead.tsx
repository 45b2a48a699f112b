import type { PageHead } from '@storefront/contracts';
import { useEffect } from 'react';
import { useSite } from '../state/SiteContext';

interface Props {
  head: PageHead;
  pathname: string;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** The front page carries what the back end's editors add to its head (spec §3, main_page_meta_container). */
  isMain: boolean;
}

function removeOthers(selector: string, name: string, own: string | undefined): void {
  for (const tag of document.head.querySelectorAll(selector)) {
    if (tag.getAttribute(name) !== own) tag.remove();
  }
}

/**
 * Removes the server's tags of an earlier page: when a visitor navigates before hydration, React does not know those
 * tags and leaves them in the head.
 */
function useRemoveStaleTags(address: string | undefined, description: string | undefined): void {
  useEffect(() => {
    removeOthers('link[rel=canonical]', 'href', address);
    removeOthers('meta[name=description]', 'content', description);
  }, [address, description]);
}

/**
 * The tags of a page's head that change with its address; React moves them into the head. Open Graph and schema.org are
 * written by the server only, since their readers run no script.
 */
export function DocumentHead({ head, pathname, isIndexed, isMain }: Props) {
  const { origin, mainPageMeta } = useSite();
  const { title, description, canonical = pathname } = head;
  const address = isIndexed ? origin + canonical : undefined;
  useRemoveStaleTags(address, description);
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {isMain &&
        mainPageMeta.map(({ tag: Tag, attributes }) => (
          <Tag key={JSON.stringify(attributes)} {...attributes} />
        ))}
    </>
  );
}
