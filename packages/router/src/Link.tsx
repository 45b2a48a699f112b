import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with its query. */
  to: string;
}

/**
 * A link that navigates without a page load. The router's own `Link` also prefetches pages, matches their routes and
 * renders their errors, which the storefront does itself: half of the router would be on the page without use. The
 * shell makes plain links navigate too (`useLinkNavigation`); this component also works without a shell, in a remote
 * that runs alone, and replaces the history entry when it leads to the current address.
 */
export function Link({ to, onClick, children, ...attributes }: Props) {
  const navigate = useLinkClickHandler(to, { target: attributes.target });
  return (
    <a
      {...attributes}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
