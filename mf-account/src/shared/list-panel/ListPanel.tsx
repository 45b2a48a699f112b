import { useFailureToast } from '@storefront/api-client';
import { closePanels, usePanelBack } from '@storefront/contracts';
import { type PagedListOptions, usePagedList } from '@storefront/paged-list';
import { AsyncList, EmptyState, type NextPage, PanelFrame, RoundPicture, toListState } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** The loaded part of the list, and the way to more of it. */
export interface LoadedPages {
  total: number | undefined;
  /** When the entries were fetched, in milliseconds. */
  readAt: number;
  nextPage: NextPage;
  onLoadMore: () => void;
}

interface Props<Item extends { id: number | string }> {
  list: PagedListOptions<Item>;
  /** `loaded`: the number of loaded entries; `total` is undefined while the back end does not send it. */
  title: (total: number | undefined, loaded: number) => string;
  /** Names the list while it loads, for screen readers. */
  loading: string;
  skeleton: ReactNode;
  /** Replaces the list when it has no entry. */
  empty: { icon: ReactNode; title: string; text: string; footer?: ReactNode };
  children: (items: readonly Item[], pages: LoadedPages) => ReactNode;
}

/** A panel with a list of the customer's that grows page by page. */
export function ListPanel<Item extends { id: number | string }>(props: Props<Item>) {
  const { title, loading, skeleton, empty, children } = props;
  const { list, readAt, error, nextPage, loadMore } = usePagedList(props.list);
  useFailureToast(error, messages.failed);
  const total = list.data?.total;
  return (
    <PanelFrame
      title={title(total, list.data?.items.length ?? 0)}
      back={usePanelBack()}
      onClose={closePanels}
      footer={list.data?.items.length === 0 && empty.footer}
    >
      <AsyncList
        state={toListState(list, ({ items }) => items)}
        texts={{ loading, failed: { title: messages.failed }, retry: messages.retry }}
        skeleton={skeleton}
        empty={
          <EmptyState
            picture={<RoundPicture>{empty.icon}</RoundPicture>}
            title={empty.title}
            text={empty.text}
          />
        }
      >
        {(items) => children(items, { total, readAt, nextPage, onLoadMore: loadMore })}
      </AsyncList>
    </PanelFrame>
  );
}
