import { useLocationFields } from '@storefront/api-client';
import { closePanels, type PanelParams, replacePanel, usePanelBack } from '@storefront/contracts';
import {
  EmptyState,
  PanelFrame,
  Skeleton,
  SkeletonGroup,
  Stack,
  TextField,
  VisuallyHidden,
} from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { positions } from '../../shared/menu/cardFacts';
import { recommendedCardsQuery } from '../../shared/menu/menuQueries';
import { messages } from './messages';
import { FoundGroups, FoundProducts } from './SearchResults';
import { useDebounced } from './useDebounced';
import { useSearch } from './useSearch';

/** Milliseconds (spec §9). */
const debounce = 500;

/** Search over the menu; its phrase stands in the address, so that a link repeats it (spec §2). */
export default function SearchPanel({ q = '' }: PanelParams<'search'>) {
  const titleId = useId();
  const [text, setText] = useState(q);
  const phrase = useDebounced(text.trim(), debounce);

  const remember = useEffectEvent((asked: string) => {
    if (asked !== q) replacePanel('search', asked ? { q: asked } : {});
  });
  useEffect(() => remember(phrase), [phrase]);

  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: closePanels }}
    >
      <TextField
        type="search"
        label={messages.field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        autoFocus
      />
      <Results phrase={phrase} />
    </PanelFrame>
  );
}

function Results({ phrase }: { phrase: string }) {
  const { found, groups, isFailed, retry } = useSearch(phrase);
  if (isFailed) return <LoadFailure onRetry={retry} />;
  if (phrase === '') return <Suggestions groups={groups} />;
  if (!found) return <ResultsSkeleton />;
  const isEmpty = found.cards.length + found.groups.length === 0;
  return (
    <>
      <VisuallyHidden as="output">{messages.found(positions(found.total))}</VisuallyHidden>
      {isEmpty && <EmptyState title={messages.empty} />}
      {isEmpty && <Suggestions groups={groups} />}
      <FoundGroups title={messages.groups} groups={found.groups} phrase={phrase} />
      <FoundProducts title={messages.products} cards={found.cards} phrase={phrase} />
    </>
  );
}

/** Before anything is typed, and where nothing is found: what is bought most, and the whole menu. */
function Suggestions({ groups }: { groups: ReturnType<typeof useSearch>['groups'] }) {
  const { data, isPending } = useQuery(recommendedCardsQuery(undefined, useLocationFields()));
  // The groups wait for what stands above them: else they would be pushed away from under a finger.
  if (isPending) return <ResultsSkeleton />;
  return (
    <>
      <FoundProducts title={messages.recommended} cards={data?.cards ?? []} phrase="" />
      <FoundGroups title={messages.groups} groups={groups} phrase="" />
    </>
  );
}

/** As many as the specification says (spec §9). */
const boxes = [1, 2, 3];

function ResultsSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={12}>
        {boxes.map((box) => (
          <Skeleton key={box} shape="row" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
