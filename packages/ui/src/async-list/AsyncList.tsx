import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { LoadFailure } from './LoadFailure';
import type { ListState } from './listState';

interface ListText {
  /** Names the list while it loads, for screen readers. */
  readonly loading: string;
  /** `text` is shown by the `block` look only. */
  readonly failed: { readonly title: string; readonly text?: string };
  /** Label of the button that requests the list again. */
  readonly retry: string;
}

interface CommonProps<Item> {
  readonly state: ListState<Item>;
  readonly texts: ListText;
  /** Boxes in the shape of the list. */
  readonly skeleton: ReactNode;
  /** In place of the list when it has no items: an `EmptyState`, a line of text, or `null`. */
  readonly empty: ReactNode;
  /** Renders the list; called with one item at least. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

export type AsyncListProps<Item> = CommonProps<Item> &
  (
    | { readonly failureLook?: 'block'; readonly failureTitleAs?: 'h1' | 'h2' | 'h3' }
    | { readonly failureLook: 'note'; readonly failureTitleAs?: never }
  );

/**
 * Shows the state of a list that is loaded from the server: skeletons, then the items, the `empty` content, a failure
 * with a button that requests the list again, or a note that there is no network. The region is `aria-busy` while it
 * loads. Screen readers announce every state except the filled list: they would read out the whole list.
 *
 * @example
 * <AsyncList
 *   state={toListState(useQuery(promosQuery()))}
 *   texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
 *   skeleton={<PromosSkeleton />}
 *   empty={<NoPromos />}
 * >
 *   {(promos) => <List>{promos.map((promo) => <PromoCard key={promo.id} promo={promo} />)}</List>}
 * </AsyncList>
 */
export function AsyncList<Item>(props: AsyncListProps<Item>) {
  const { state, children } = props;
  const isFilled = state.status === 'ready' && state.items.length > 0;
  return (
    <div aria-busy={state.status === 'loading' || undefined}>
      {isFilled && children(state.items)}
      <div role="status">{!isFilled && <Placeholder {...props} />}</div>
    </div>
  );
}

function Placeholder<Item>(props: AsyncListProps<Item>) {
  const { state, texts, skeleton, empty } = props;
  if (state.status === 'ready') return empty;
  if (state.status === 'loading') {
    return (
      <>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        {skeleton}
      </>
    );
  }
  const { title, text } = texts.failed;
  const { onRetry, isOffline } = state;
  const common = { title, retry: texts.retry, onRetry, isOffline };
  if (props.failureLook === 'note') return <LoadFailure look="note" {...common} />;
  return <LoadFailure {...common} text={text} titleAs={props.failureTitleAs ?? 'h3'} />;
}
