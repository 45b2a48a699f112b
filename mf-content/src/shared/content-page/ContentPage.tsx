import { paths } from '@storefront/contracts';
import type { Crumb } from '@storefront/contracts/schema';
import { css } from '@storefront/styles';
import { Breadcrumbs, Container } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

interface Props {
  /** The pages between home and this one. */
  steps?: readonly Crumb[] | undefined;
  /** Below the breadcrumbs. */
  children: ReactNode;
}

const home = { name: messages.home, href: paths.home() };

/** The frame of a page without breadcrumbs, such as a missing page. */
export const contentFrameClass = css({ paddingBottom: 52 });

export function ContentBreadcrumbs({ steps }: Pick<Props, 'steps'>) {
  return <Breadcrumbs label={messages.breadcrumbs} steps={steps ? [home, ...steps] : [home]} />;
}

/** A page below its breadcrumbs. */
export function ContentPage({ steps, children }: Props) {
  return (
    <Container className={contentFrameClass}>
      <ContentBreadcrumbs steps={steps} />
      {children}
    </Container>
  );
}
