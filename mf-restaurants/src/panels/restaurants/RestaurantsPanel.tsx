import { closePanels, openPanel, usePanelBack } from '@storefront/contracts';
import { restaurantsCount } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, layers, media, radius, textStyles } from '@storefront/tokens';
import {
  AsyncList,
  EmptyState,
  IconButton,
  PanelFrame,
  Segment,
  Skeleton,
  Stack,
  useClock,
} from '@storefront/ui';
import { List as ListIcon, Map as MapIcon, Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import {
  FilterDot,
  isFiltered,
  NoneFound,
  useRestaurantFilter,
  useRestaurants,
} from '../../features/restaurant-filter';
import { RestaurantLink } from '../../shared/restaurant/RestaurantLink';
import { messages } from './messages';
import { PanelMap } from './PanelMap';

const views = [
  { value: 'list', label: messages.list, icon: <ListIcon size={20} aria-hidden /> },
  { value: 'map', label: messages.map, icon: <MapIcon size={20} aria-hidden /> },
] as const;

const bodyClass = css({ display: 'flex', flexDirection: 'column', minHeight: '100%' });
const tabsClass = css({
  position: 'sticky',
  zIndex: layers.sticky,
  top: 0,
  padding: '4px 16px 12px',
  background: colour.surface,
  [media.sm]: { padding: '4px 24px 12px' },
  // There the title of the panel stays in view.
  [media.low]: { position: 'static' },
});
const listSideClass = css({ padding: '0 16px 24px', [media.sm]: { padding: '0 24px 24px' } });
const filterIconClass = css({ position: 'relative', display: 'grid', '& > svg': { strokeWidth: 1.75 } });
const cardSkeletonClass = css({ height: 124, margin: 0, borderRadius: radius.lg });
const searchButtonClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '0 16px',
  borderRadius: radius.md,
  background: colour.sunken,
  ...textStyles.body,
  color: colour.ink2,
  textAlign: 'left',
  [media.hover]: { '&:hover': { background: colour.control } },
});

/** The restaurants as a list and on a map, opened from the burger (spec §2, Burger restaurants). */
export default function RestaurantsPanel() {
  const { state, readAt, hidesAll } = useRestaurants();
  const filter = useRestaurantFilter();
  const { nearby } = filter;
  const now = useClock(readAt);
  const [view, setView] = useState<'list' | 'map'>('list');
  const count = state.status === 'ready' ? state.items.length : undefined;

  return (
    <PanelFrame
      title={count ? restaurantsCount(count) : messages.title}
      back={usePanelBack()}
      onClose={closePanels}
      body="flush"
      aside={
        <IconButton
          label={isFiltered(filter) ? messages.filtersOn : messages.filters}
          icon={
            <span className={filterIconClass}>
              <SlidersHorizontal aria-hidden />
              <FilterDot />
            </span>
          }
          aria-haspopup="dialog"
          onClick={() => openPanel('restaurant-filters')}
        />
      }
      footer={
        <button
          className={searchButtonClass}
          type="button"
          aria-haspopup="dialog"
          onClick={() => openPanel('restaurant-search')}
        >
          <Search size={20} aria-hidden />
          {messages.search}
        </button>
      }
    >
      <div className={bodyClass}>
        <div className={tabsClass}>
          <Segment label={messages.view} options={views} value={view} onChange={setView} />
        </div>
        {view === 'map' && state.status === 'ready' && state.items.length > 0 ? (
          <PanelMap restaurants={state.items} nearby={nearby} now={now} />
        ) : (
          <div className={listSideClass}>
            <AsyncList
              state={state}
              texts={{
                loading: messages.loading,
                failed: { title: messages.failed },
                retry: messages.retry,
              }}
              skeleton={
                <Stack gap={12}>
                  {[0, 1, 2, 3, 4].map((index) => (
                    <Skeleton className={cardSkeletonClass} key={index} />
                  ))}
                </Stack>
              }
              empty={
                hidesAll ? (
                  <NoneFound titleAs="h3" />
                ) : (
                  <EmptyState title={messages.empty} text={messages.emptyText} />
                )
              }
            >
              {(restaurants) => (
                <Stack as="ul" gap={12}>
                  {restaurants.map((restaurant) => (
                    <li key={restaurant.id}>
                      <RestaurantLink restaurant={restaurant} now={now} nearby={nearby} />
                    </li>
                  ))}
                </Stack>
              )}
            </AsyncList>
          </div>
        )}
      </div>
    </PanelFrame>
  );
}
