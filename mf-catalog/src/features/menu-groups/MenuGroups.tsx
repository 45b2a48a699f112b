import { groupsQuery, useExtra, useLocationFields } from '@storefront/api-client';
import { paths } from '@storefront/contracts';
import { useNavigate } from '@storefront/router';
import { EmptyState, ListRow, onPlainClick, Picture, Tile, toLoadFailure } from '@storefront/ui';
import { useQuery, useQueryClient } from '@storefront/query';
import { Heart } from 'lucide-react';
import { IfFavourites } from '../../shared/favourites/Favourite';
import { favouritesPath } from '../../shared/favourites/favouritesPath';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { hasDishes } from '../../shared/menu/hasDishes';
import { picturesByGroup } from '../../shared/menu/findCard';
import { type MenuGroup, toMenuGroup } from '../../shared/card/menuCard';
import { RowsSkeleton } from '../../shared/rows-skeleton/RowsSkeleton';
import { messages } from './messages';

interface Props {
  /** Handles a choice; by default a choice opens the group's page. */
  onChoose?: ((group: Pick<MenuGroup, 'id' | 'slug'>) => void) | undefined;
}

/** About as many rows as a menu has groups, so that the sheet does not grow when they load. */
const skeletonRows = 12;

/** The groups of the menu as links, each with the picture of one of its dishes. */
export function MenuGroups({ onChoose }: Props) {
  const navigate = useNavigate();
  // A choice for another team is one of the menu's own groups.
  const offersFavourites = useExtra('favourites') && !onChoose;
  const pictures = picturesByGroup(useQueryClient());
  const groups = useQuery(groupsQuery(useLocationFields()));
  const { data } = groups;
  const failure = toLoadFailure(groups);
  if (failure) return <LoadFailure {...failure} />;
  if (!data) return <RowsSkeleton label={messages.loading} count={skeletonRows} />;
  const withDishes = data.filter(hasDishes);
  if (withDishes.length === 0) return <EmptyState title={messages.empty} />;

  function choose({ id, slug }: MenuGroup, path: string) {
    if (onChoose) onChoose({ id, slug });
    else void navigate(path);
  }
  return (
    <ul>
      {offersFavourites && (
        <IfFavourites>
          <li>
            <ListRow
              href={favouritesPath}
              title={messages.favourites}
              media={
                <Tile shape="thumb">
                  <Heart size={22} aria-hidden />
                </Tile>
              }
              onClick={onPlainClick(() => void navigate(favouritesPath))}
            />
          </li>
        </IfFavourites>
      )}
      {withDishes.map((row) => {
        const group = toMenuGroup(row);
        const path = paths.menuGroup({ group: group.slug });
        return (
          <li key={group.id}>
            <ListRow
              href={path}
              title={group.name}
              media={
                <Tile group={group.tint} shape="thumb">
                  <Picture media={pictures.get(group.slug)} alt="" sizes="48px" />
                </Tile>
              }
              onClick={onPlainClick(() => choose(group, path))}
            />
          </li>
        );
      })}
    </ul>
  );
}
