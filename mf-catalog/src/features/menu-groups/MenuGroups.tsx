import { groupsQuery, useLocationFields } from '@storefront/api-client';
import { paths } from '@storefront/contracts';
import { useNavigate } from '@storefront/router';
import { EmptyState, ListRow, Picture, Tile } from '@storefront/ui';
import { useQuery, useQueryClient } from '@storefront/query';
import type { MouseEvent } from 'react';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { dishesOfGroups } from '../../shared/menu/findCard';
import { type MenuGroup, toMenuGroup } from '../../shared/menu/menuCard';
import { isPlainClick } from '../../shared/plainClick';
import { RowsSkeleton } from '../../shared/rows-skeleton/RowsSkeleton';
import { messages } from './messages';

interface Props {
  /** Takes a choice; without it a choice leads to the group's page. */
  onChoose?: ((group: Pick<MenuGroup, 'id' | 'slug'>) => void) | undefined;
}

/** About as many as there are groups, so that the sheet does not grow under the thumb. */
const usualGroups = 12;

/** The groups of the menu as links, each with a dish of it. */
export function MenuGroups({ onChoose }: Props) {
  const navigate = useNavigate();
  const dishes = dishesOfGroups(useQueryClient());
  const { data, isError, refetch } = useQuery(groupsQuery(useLocationFields()));
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton label={messages.loading} count={usualGroups} />;
  if (data.length === 0) return <EmptyState title={messages.empty} />;

  function choose(event: MouseEvent, { id, slug }: MenuGroup, path: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (onChoose) onChoose({ id, slug });
    else void navigate(path);
  }
  return (
    <ul>
      {data.map((row) => {
        const group = toMenuGroup(row);
        const path = paths.menuGroup({ group: group.slug });
        return (
          <li key={group.id}>
            <ListRow
              href={path}
              title={group.name}
              media={
                <Tile group={group.tint} shape="thumb">
                  <Picture media={dishes.get(group.slug)} alt="" sizes="48px" />
                </Tile>
              }
              onClick={(event) => choose(event, group, path)}
            />
          </li>
        );
      })}
    </ul>
  );
}
