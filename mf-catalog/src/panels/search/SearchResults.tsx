import { useFailureToast, useLocationFields } from '@storefront/api-client';
import { EmptyState, LoadMore, VisuallyHidden } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import type { KeyboardEventHandler } from 'react';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { positions } from '../../shared/card/cardFacts';
import { recommendedCardsQuery } from '../../shared/menu/menuQueries';
import { RowsSkeleton } from '../../shared/rows-skeleton/RowsSkeleton';
import type { Searched } from './highlight';
import { messages } from './messages';
import { FoundGroups, FoundProducts } from './ResultSections';
import { loadingAreaClass } from './searchStyles';
import type { useSearch } from './useSearch';

/** spec §9 */
const skeletonRows = 3;

interface Props {
  phrase: string;
  search: ReturnType<typeof useSearch>;
  /** Receives the element of the results while it is rendered. */
  resultsRef: (results: HTMLElement | null) => void;
  onKeyDown: KeyboardEventHandler;
}

/** The part below the search field: suggestions, matches, or the state of the load. */
export function SearchResults(props: Props) {
  const { phrase, search } = props;
  const { matches, failure } = search;
  return (
    <>
      {/* Empty at first: screen readers announce a change of an output, not an output that appears. */}
      <VisuallyHidden as="output">{matches && messages.found(countOf(matches))}</VisuallyHidden>
      {failure && <LoadFailure {...failure} />}
      {!failure && phrase !== '' && !matches && <Loading />}
      {!failure && (phrase === '' || matches) && <MatchesOrSuggestions {...props} />}
    </>
  );
}

type Matches = NonNullable<Props['search']['matches']>;

const isEmpty = ({ cards, groups }: Matches) => cards.length + groups.length === 0;

/**
 * Products without a group in the menu are not shown, so with no other matches they are not counted either.
 */
const countOf = (matches: Matches) => positions(isEmpty(matches) ? 0 : matches.total);

function MatchesOrSuggestions({ phrase, search, resultsRef, onKeyDown }: Props) {
  const { matches, groups, nextPage, loadMore } = search;
  const searched = { phrase, matchedWords: matches?.matchedWords ?? [] };
  if (!matches || isEmpty(matches)) {
    return (
      <>
        {matches && <EmptyState title={messages.empty} />}
        <Suggestions resultsRef={resultsRef} onKeyDown={onKeyDown} groups={groups} />
      </>
    );
  }
  return (
    <>
      <div ref={resultsRef} role="group" aria-label={messages.results} onKeyDown={onKeyDown}>
        <FoundGroups title={messages.groups} groups={matches.groups} searched={searched} />
        <FoundProducts title={messages.products} cards={matches.cards} searched={searched} />
      </div>
      <LoadMore nextPage={nextPage} onLoadMore={loadMore} label={messages.more} retry={messages.moreFailed} />
    </>
  );
}

const nothing: Searched = { phrase: '', matchedWords: [] };

interface SuggestionsProps extends Omit<Props, 'search' | 'phrase'> {
  groups: Props['search']['groups'];
}

/** Recommended products and the whole menu, shown for an empty phrase and when nothing matches. */
function Suggestions({ groups, resultsRef, onKeyDown }: SuggestionsProps) {
  const { data, isLoading, error } = useQuery(recommendedCardsQuery(undefined, useLocationFields()));
  useFailureToast(error);
  // The groups wait for the products above them: late products would push a group away from under a finger.
  if (isLoading) return <Loading />;
  const cards = data?.cards ?? [];
  if (cards.length + groups.length === 0) return null;
  return (
    <div ref={resultsRef} role="group" aria-label={messages.recommended} onKeyDown={onKeyDown}>
      <FoundProducts title={messages.recommended} cards={cards} searched={nothing} />
      <FoundGroups title={messages.groups} groups={groups} searched={nothing} />
    </div>
  );
}

function Loading() {
  return (
    <div className={loadingAreaClass}>
      <RowsSkeleton label={messages.loading} count={skeletonRows} />
    </div>
  );
}
