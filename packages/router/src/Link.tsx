import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with its query. */
  to: string;
}

/**
 * A link that navigates without a page load. The router's own `Link` also prefetches pages and marks each link for the
 * discovery of routes. The shell makes plain links navigate too (`useLinkNavigation`); this component also works without
 * a shell, in a remote that runs alone, and replaces the history entry when it leads to the current address.
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
