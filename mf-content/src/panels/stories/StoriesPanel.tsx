import { promosQuery, useSettings } from '@storefront/api-client';
import { closePanels, type PanelParams, paths, useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { radius } from '@storefront/tokens';
import { AsyncList, EmptyState, LinkButton, PanelFrame, Skeleton, toListState } from '@storefront/ui';
import { usePresent } from '../../shared/present/usePresent';
import { storiesOf, storySeconds } from '../../shared/stories/stories';
import { messages } from './messages';
import { StoryViewer } from './StoryViewer';

const slideSkeletonClass = css({ height: '70dvh', margin: 0, borderRadius: radius.lg });

/** The stories of header promotions, one after another, beginning with the story `slug` (spec §2, Promos page). */
export default function StoriesPanel({ slug }: PanelParams<'stories'>) {
  const { timeZone } = useBrand();
  const query = useQuery(promosQuery());
  const { storiesSeconds } = useSettings();
  const now = usePresent(query.dataUpdatedAt);
  const state = toListState(query, (promos) => storiesOf(promos, now, timeZone));

  if (state.status === 'ready' && state.items.length > 0) {
    return <StoryViewer stories={state.items} initial={slug} seconds={storySeconds(storiesSeconds)} />;
  }
  return (
    <PanelFrame title={messages.title} onClose={closePanels} closeLabel={messages.close}>
      <AsyncList
        state={state}
        texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
        skeleton={<Skeleton className={slideSkeletonClass} />}
        empty={
          <EmptyState
            titleAs="h3"
            title={messages.empty}
            text={messages.emptyText}
            action={
              <LinkButton kind="primary" href={paths.promos()}>
                {messages.toPromos}
              </LinkButton>
            }
          />
        }
      >
        {() => null}
      </AsyncList>
    </PanelFrame>
  );
}
