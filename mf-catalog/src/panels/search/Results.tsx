import { useFailureToast, useLocationFields } from '@storefront/api-client';
import { EmptyState, VisuallyHidden } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { positions } from '../../shared/menu/cardFacts';
import { recommendedCardsQuery } from '../../shared/menu/menuQueries';
import { RowsSkeleton } from '../../shared/rows-skeleton/RowsSkeleton';
import { MoreButton } from './MoreButton';
import { messages } from './messages';
import { FoundGroups, FoundProducts } from './SearchResults';
import { Coming } from './searchStyles';
import type { useSearch } from './useSearch';

/** As many as the specification says (spec §9). */
const skeletons = 3;

interface Props {
  phrase: string;
  search: ReturnType<typeof useSearch>;
  /** Gets the list of options while there is one. */
  listRef: (list: HTMLElement | null) => void;
  listId: string;
  activeId: string | undefined;
}

/** What stands under the field: suggestions, what is found, or why there is nothing yet. */
export function Results(props: Props) {
  const { phrase, search } = props;
  const { found, isFailed, retry } = search;
  return (
    <>
      {/* It is there before it has something to say: a screen reader tells changes, not what comes with its words. */}
      <VisuallyHidden as="output">{found && messages.found(countOf(found))}</VisuallyHidden>
      {isFailed && <LoadFailure onRetry={retry} />}
      {!isFailed && phrase !== '' && !found && <Loading />}
      {!isFailed && (phrase === '' || found) && <Options {...props} />}
    </>
  );
}

type Found = NonNullable<Props['search']['found']>;

const isNothing = ({ cards, groups }: Found) => cards.length + groups.length === 0;

/** Products that no group of the menu has are not shown: where there is nothing else, none are counted either. */
const countOf = (found: Found) => positions(isNothing(found) ? 0 : found.total);

function Options({ phrase, search, listRef, listId, activeId }: Props) {
  const { found, groups, next, more } = search;
  const options = { phrase, listId, activeId };
  const isEmpty = found && isNothing(found);
  return (
    <>
      {isEmpty && <EmptyState title={messages.empty} />}
      {found && !isEmpty ? (
        <>
          <div ref={listRef} id={listId} role="listbox" aria-label={messages.results}>
            <FoundGroups title={messages.groups} groups={found.groups} {...options} />
            <FoundProducts title={messages.products} cards={found.cards} {...options} />
          </div>
          <MoreButton next={next} onMore={more} />
        </>
      ) : (
        <Suggestions listRef={listRef} groups={groups} {...options} phrase="" />
      )}
    </>
  );
}

interface SuggestionsProps extends Omit<Props, 'search'> {
  groups: Props['search']['groups'];
}

/** Before anything is typed, and where nothing is found: what is bought most, and the whole menu. */
function Suggestions({ groups, listRef, ...options }: SuggestionsProps) {
  const { data, isPending, error } = useQuery(recommendedCardsQuery(undefined, useLocationFields()));
  useFailureToast(error);
  // The groups wait for what stands above them: else they would be pushed away from under a finger.
  if (isPending) return <Loading />;
  const cards = data?.cards ?? [];
  if (cards.length + groups.length === 0) return null;
  return (
    <div ref={listRef} id={options.listId} role="listbox" aria-label={messages.recommended}>
      <FoundProducts title={messages.recommended} cards={cards} {...options} />
      <FoundGroups title={messages.groups} groups={groups} {...options} />
    </div>
  );
}

function Loading() {
  return (
    <Coming>
      <RowsSkeleton label={messages.loading} count={skeletons} />
    </Coming>
  );
}
