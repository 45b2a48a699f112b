import { promosQuery } from '@storefront/api-client';
import { serverOnlyMeta, useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { SkeletonGroup } from '@storefront/ui';
import { usePresent } from '../../shared/present/usePresent';
import { storiesOf } from '../../shared/stories/stories';
import { StoryStrip, StoryStripSkeleton } from '../../shared/stories/StoryStrip';
import { messages } from './messages';

/** The stories of header promotions. Renders nothing without them or when they fail to load. */
export default function StoriesWidget() {
  const { timeZone } = useBrand();
  const { data: promos, isPending, dataUpdatedAt } = useQuery({ ...promosQuery(), meta: serverOnlyMeta });
  const now = usePresent(dataUpdatedAt);
  if (isPending) {
    return (
      <SkeletonGroup label={messages.loading}>
        <StoryStripSkeleton />
      </SkeletonGroup>
    );
  }
  const stories = storiesOf(promos ?? [], now, timeZone);
  if (stories.length === 0) return null;
  return <StoryStrip stories={stories} />;
}
