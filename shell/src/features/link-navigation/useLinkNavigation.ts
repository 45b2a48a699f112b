import { useNavigate } from '@storefront/router';
import { useEffect } from 'react';
import { matchRoute } from '../../shared/routing/matchRoute';

const isOpenPage = (link: HTMLAnchorElement) =>
  link.pathname === location.pathname && link.search === location.search;

/** A clicked plain link to a page of this site; undefined if the browser must handle the click. */
function pageLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || isModified) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined;
  // Every link in a panel closes the panel.
  const isOnThisPage = isOpenPage(link) && link.hash !== '' && !link.closest('[data-panel-layer]');
  if (link.origin !== location.origin || isOnThisPage) return undefined;
  // Files, calls of the back end and the payment page are not routes.
  return matchRoute(link.pathname) && link;
}

/**
 * Makes plain links navigate without a page load. Long lists and static modules use them: router links would rerender a
 * hundred cards on each change of the address, and static modules run no script.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pageLink(event);
      if (!link) return;
      event.preventDefault();
      // A second history entry of the open page would need a second Back; the entry of an open panel is kept for Back.
      const replace = isOpenPage(link) && !document.querySelector('[data-panel-layer]');
      void navigate(link.pathname + link.search + link.hash, { replace });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
