import type { Owner } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, elevation, layers, radius, textStyles } from '@storefront/tokens';
import { Button } from '@storefront/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Region } from './findRegions';
import { messages } from './messages';
import { colourOf, folderOf, owners } from './owners';
import { useVisibleRegions } from './useVisibleRegions';

interface Props {
  /** The build of each team on this page. */
  builds: Partial<Record<Owner, string>>;
}

const boxClass = css({
  position: 'fixed',
  zIndex: layers.toast,
  border: '2px dashed',
  borderRadius: radius.xs,
  pointerEvents: 'none',
});
const labelClass = css({
  position: 'absolute',
  left: 0,
  top: 0,
  padding: '0 6px',
  borderRadius: radius.xs,
  color: '#FFFFFF',
  ...textStyles.xs,
});
const legendClass = css({
  position: 'fixed',
  zIndex: layers.toast + 1,
  right: 12,
  bottom: 'calc(84px + env(safe-area-inset-bottom))',
  display: 'grid',
  gap: 8,
  padding: 12,
  borderRadius: radius.md,
  background: colour.surface,
  color: colour.ink,
  boxShadow: elevation[3],
  pointerEvents: 'auto',
  ...textStyles.xs,
  '& code': { color: colour.ink2 },
});
const swatchClass = css({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginRight: 8,
  borderRadius: 3,
});

/** Outlines which team owns which region of the page, and names its build (`?boundaries`). */
export function Boundaries({ builds }: Props) {
  const [isOn, setOn] = useState(true);
  const regions = useVisibleRegions(isOn);
  // Outside the page, because an open panel makes the page inert.
  return createPortal(
    <div data-boundaries="" data-stays-live="" aria-live="off">
      {regions.map((region) => (
        <Outline
          key={`${region.name} ${region.left} ${region.top} ${region.width} ${region.height}`}
          region={region}
          build={builds[region.owner as Owner]}
        />
      ))}
      <aside className={legendClass} aria-label={messages.legend}>
        {isOn && (
          <ul>
            {owners.map((owner) => (
              <li key={owner}>
                <span className={swatchClass} style={{ background: colourOf(owner) }} />
                {folderOf(owner)} <code>{builds[owner] ?? messages.noBuild}</code>
              </li>
            ))}
          </ul>
        )}
        <Button kind="neutral" size={44} onClick={() => setOn(!isOn)}>
          {isOn ? messages.hide : messages.show}
        </Button>
      </aside>
    </div>,
    document.body,
  );
}

function Outline({ region, build }: { region: Region; build: string | undefined }) {
  const { owner, name, left, top, width, height } = region;
  return (
    <div className={boxClass} aria-hidden style={{ left, top, width, height, borderColor: colourOf(owner) }}>
      <span className={labelClass} style={{ background: colourOf(owner) }}>
        {[owner, name, build].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
