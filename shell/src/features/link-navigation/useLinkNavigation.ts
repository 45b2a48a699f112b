import { useNavigate } from '@storefront/router';
import { useEffect } from 'react';

/** The address of a clicked plain link of this site; undefined if the browser must handle the click. */
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

/** Paths of the shell server that are not pages. */
const nonPagePrefixes = ['/api/', '/storage/', '/pay/', '/mf/', '/assets/'];

/**
 * Makes plain links navigate without a page load. Long lists and static modules use them: router links would rerender a
 * hundred cards on each change of the address, and static modules run no script.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = linkTarget(event);
      if (!target || nonPagePrefixes.some((prefix) => target.startsWith(prefix))) return;
      event.preventDefault();
      void navigate(target);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
