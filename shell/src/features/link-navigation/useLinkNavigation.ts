import { useNavigate } from '@storefront/router';
import { useEffect } from 'react';

/** The address that a click on a plain link of this site leads to, when the page may answer the click itself. */
export function linkTarget(event: MouseEvent): string | undefined {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || isModified) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined;
  const isOnThisPage =
    link.pathname === location.pathname && link.search === location.search && link.hash !== '';
  if (link.origin !== location.origin || isOnThisPage) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Paths that the shell server answers with something else than a page. */
const otherThings = ['/api/', '/storage/', '/pay/', '/mf/', '/assets/'];

/**
 * Makes plain links navigate inside the page. Long lists and static parts have such links: a router's link would
 * draw a hundred cards again at each change of the address, and static parts run no script at all.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = linkTarget(event);
      if (!target || otherThings.some((prefix) => target.startsWith(prefix))) return;
      event.preventDefault();
      void navigate(target);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
