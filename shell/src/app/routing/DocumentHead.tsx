import type { PageHead } from '@storefront/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { excerpt } from '../../shared/markup/excerpt';
import { usePanelTitle } from '../../shared/panel-title/usePanelTitle';
import type { MatchedRoute } from '../../shared/routing/matchRoute';
import { contentOf } from '../state/pageState';
import { useSite } from '../state/SiteContext';

interface Props {
  head: PageHead;
  pathname: string;
  matched: Pick<MatchedRoute, 'id' | 'route'>;
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

/** Also while React hydrates: zustand's own hook would have the state from before the server's title then. */
const titleOfPanel = () => usePanelTitle.getState().title;

/**
 * The tags of a page's head that change with its address; React moves them into the head. Open Graph and schema.org are
 * written by the server only, since their readers run no script.
 */
export function DocumentHead({ head, pathname, matched: { id, route } }: Props) {
  const { origin, mainPageMeta, panelHead = head } = useSite();
  const panelTitle = useSyncExternalStore(usePanelTitle.subscribe, titleOfPanel, titleOfPanel);
  const { canonical = pathname } = head;
  const { title } = panelHead;
  // The tags that the back end's editors add to the head of the front page (spec §3, main_page_meta_container).
  const editorTags = id === 'home' ? mainPageMeta : [];
  const editorDescription = contentOf(editorTags, 'description');
  const description = editorDescription ?? (panelHead.description && excerpt(panelHead.description));
  const address = route.noindex ? undefined : origin + canonical;
  useRemoveStaleTags(address, description);
  return (
    <>
      {title && <title>{panelTitle ?? title}</title>}
      {!editorDescription && description && <meta name="description" content={description} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {editorTags.map(({ tag: Tag, attributes }) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </>
  );
}
