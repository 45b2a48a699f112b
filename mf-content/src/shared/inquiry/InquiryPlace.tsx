import { keepTogether, useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { LazyOnVisible, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

const withoutScriptClass = css({ display: 'none', '@media (scripting: none)': { display: 'block' } });
const textClass = css({ '&[data-shape=row]': { height: 82 } });

/**
 * The place of a form on a server-rendered page. The form itself renders in the browser only: submitted before its
 * script runs, it would put the fields into the URL.
 */
export function InquiryPlace({ children }: { children: ReactNode }) {
  const { deliveryEmail } = useBrand();
  return (
    <>
      <p className={withoutScriptClass}>
        {keepTogether(messages.withoutScript)} <a href={`mailto:${deliveryEmail}`}>{deliveryEmail}</a>
      </p>
      <LazyOnVisible
        placeholder={
          <SkeletonGroup label={messages.loading}>
            <Stack gap={16}>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton className={textClass} shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </SkeletonGroup>
        }
      >
        {children}
      </LazyOnVisible>
    </>
  );
}
