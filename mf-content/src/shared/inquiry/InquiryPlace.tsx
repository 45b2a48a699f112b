import styled from '@emotion/styled';
import { useBrand } from '@storefront/contracts';
import { LazyOnVisible, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

const WithoutScript = styled.p({ display: 'none', '@media (scripting: none)': { display: 'block' } });
const Text = styled(Skeleton)({ '&[data-shape=row]': { height: 82 } });

/**
 * The place of a form on a server-rendered page. The form itself renders in the browser only: submitted before its
 * script runs, it would put the fields into the URL.
 */
export function InquiryPlace({ children }: { children: ReactNode }) {
  const { deliveryEmail } = useBrand();
  return (
    <>
      <WithoutScript>
        {messages.withoutScript} <a href={`mailto:${deliveryEmail}`}>{deliveryEmail}</a>
      </WithoutScript>
      <LazyOnVisible
        placeholder={
          <SkeletonGroup label={messages.loading}>
            <Stack gap={16}>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Text shape="row" />
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
