import { useFailureToast } from '@storefront/api-client';
import { closePanels, useEvent, useLeavePanel, usePanelBack } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import {
  AsyncList,
  Button,
  PanelFrame,
  Row,
  Skeleton,
  Spinner,
  Stack,
  toListState,
  VisuallyHidden,
} from '@storefront/ui';
import { Navigation } from 'lucide-react';
import { useState } from 'react';
import {
  FilterCard,
  isFiltered,
  noFilter,
  tagsQuery,
  toggleTag,
  useApplyFilter,
  useNearby,
  useRestaurantFilter,
} from '../../features/restaurant-filter';
import { messages } from './messages';

const gridClass = css({
  display: 'grid',
  // The columns depend on the width of the panel, not of the screen.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: 12,
});
// «Применить» fits half of a narrow phone, or a row of its own with a large font.
const actionClass = css({ flex: '1 1 8.5rem', minWidth: 0, '&& > button': { paddingInline: 8 } });

/**
 * «Особенности»: nearby and every tag (spec §2, Restaurant filters). The selection is a draft: «Применить» makes it the
 * filter, and closing the panel drops it. A position that the page finds meanwhile joins the draft.
 */
export default function RestaurantFiltersPanel() {
  const [draft, setDraft] = useState(useRestaurantFilter.getState);
  const appliedNearby = useRestaurantFilter((filter) => filter.nearby);
  const [knownNearby, setKnownNearby] = useState(appliedNearby);
  if (appliedNearby !== knownNearby) {
    setKnownNearby(appliedNearby);
    setDraft((latest) => ({ ...latest, nearby: appliedNearby }));
  }
  const applyFilter = useApplyFilter();
  const leave = useLeavePanel('restaurant-filters');
  const nearby = useNearby({
    point: draft.nearby,
    onChange: (point) => setDraft((latest) => ({ ...latest, nearby: point })),
  });
  // A closed panel stays mounted while it slides away, and may be opened again before it unmounts.
  useEvent('shell:panel-opened', ({ panel }) => {
    if (panel !== 'restaurant-filters') return;
    nearby.cancel();
    setDraft(useRestaurantFilter.getState());
  });
  const tags = useQuery(tagsQuery());
  useFailureToast(tags.isLoadingError && tags.error, messages.failed);

  function finish(filter: typeof draft) {
    applyFilter(filter);
    leave();
  }

  let blockedReason: string | undefined;
  if (nearby.isLocating) blockedReason = messages.waitForPosition;
  else if (!isFiltered(draft)) blockedReason = messages.nothingSelected;

  return (
    <PanelFrame
      title={messages.title}
      back={usePanelBack()}
      onClose={closePanels}
      footer={
        <Row gap={12} align="stretch" wrap="wrap">
          <div className={actionClass}>
            <Button size={56} isWide onClick={() => finish(noFilter)}>
              {messages.reset}
            </Button>
          </div>
          <div className={actionClass}>
            <Button
              kind="primary"
              size={56}
              isWide
              disabledReason={blockedReason}
              reasonSide="end"
              onClick={() => finish(draft)}
            >
              {messages.apply}
            </Button>
          </div>
        </Row>
      }
    >
      <Stack gap={12}>
        <FilterCard
          name={messages.nearby}
          note={nearby.isLocating ? messages.locating : messages.nearbyNote}
          icon={nearby.isLocating ? <Spinner size={20} /> : <Navigation size={20} aria-hidden />}
          isChecked={nearby.isOn}
          onToggle={nearby.toggle}
        />
        <VisuallyHidden role="status">{nearby.isLocating && messages.locating}</VisuallyHidden>
        <AsyncList
          state={toListState(tags)}
          texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
          skeleton={
            <div className={gridClass}>
              {[0, 1, 2, 3, 4, 5].map((index) => (
                <Skeleton key={index} shape="row" />
              ))}
            </div>
          }
          empty={null}
        >
          {(found) => (
            <ul className={gridClass}>
              {found.map(({ id, name, icon }) => (
                <li key={id}>
                  <FilterCard
                    name={name}
                    icon={icon?.url && <TagIcon url={icon.url} />}
                    isChecked={draft.tagIds.includes(id)}
                    onToggle={() =>
                      setDraft((latest) => ({ ...latest, tagIds: toggleTag(latest.tagIds, id) }))
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </AsyncList>
      </Stack>
    </PanelFrame>
  );
}

/** A tag's icon; renders nothing if the icon does not load. */
function TagIcon({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return <img src={url} alt="" width={24} height={24} onError={() => setIsBroken(true)} />;
}
