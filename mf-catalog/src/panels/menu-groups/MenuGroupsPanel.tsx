import { groupsQuery, useLocationFields } from '@storefront/api-client';
import { closePanels, paths } from '@storefront/contracts';
import { useNavigate } from '@storefront/router';
import { ListRow, PanelFrame, Picture, Skeleton, SkeletonGroup, Stack, Tile } from '@storefront/ui';
import { useQuery, useQueryClient } from '@storefront/query';
import { type MouseEvent, useId } from 'react';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { dishesOfGroups } from '../../shared/menu/findCard';
import { toMenuGroup } from '../../shared/menu/menuCard';
import { isPlainClick } from '../../shared/plainClick';
import { messages } from './messages';

/** The groups of the menu as links; a choice is a new page, on which this modal is no longer open (spec §2). */
export default function MenuGroupsPanel() {
  const titleId = useId();
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      close={{ label: messages.close, onPress: closePanels }}
    >
      <Groups />
    </PanelFrame>
  );
}

function Groups() {
  const navigate = useNavigate();
  const dishes = dishesOfGroups(useQueryClient());
  const { data, isError, refetch } = useQuery(groupsQuery(useLocationFields()));
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <GroupsSkeleton />;

  const go = (event: MouseEvent, path: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    <ul>
      {data.map((group) => {
        const { slug, tint } = toMenuGroup(group);
        const path = paths.menuGroup({ group: slug });
        return (
          <li key={group.id}>
            <ListRow
              href={path}
              title={group.name}
              media={
                <Tile group={tint} shape="thumb">
                  <Picture media={dishes.get(slug)} alt="" sizes="48px" />
                </Tile>
              }
              onClick={(event) => go(event, path)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** About as many as there are groups, so that the sheet does not grow under the thumb. */
const boxes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function GroupsSkeleton() {
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
