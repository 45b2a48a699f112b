import { useFailureToast } from '@storefront/api-client';
import { closePanels, type PanelParams, usePanelBack } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { PanelFrame, Skeleton, VisuallyHidden } from '@storefront/ui';
import { PromoButton } from '../../features/promo-button';
import { PromoDetails, PromoFallback, PromoTextSkeleton } from '../../features/promo-details';
import { usePromo } from '../../shared/promo-by-slug/usePromo';
import { PromoTile } from '../../shared/promo-tile/PromoTile';
import { tileBox } from '../../shared/promo-tile/tileBox';
import { messages } from './messages';

const topClass = css(tileBox);
const topSkeletonClass = css({ height: 'auto', margin: 0, ...tileBox, borderRadius: 0 });
const bodyClass = css({ padding: '20px 16px 24px', [media.sm]: { padding: 24 } });

/** A promotion over the page that it was opened from (spec §2, Side panels); a link opens it too (readings 3). */
export default function PromoPanel({ slug }: PanelParams<'promo'>) {
  const found = usePromo(slug);
  useFailureToast(found.state === 'failed' && found.error, messages.failed);
  const actions = { back: usePanelBack(), onClose: closePanels };

  if (found.state === 'ready') {
    const { promo, now } = found;
    return (
      <PanelFrame
        head="floating"
        body="flush"
        {...actions}
        footer={<PromoButton key={slug} promo={promo} place="panel" />}
      >
        <div className={topClass}>
          <PromoTile promo={promo} priority="high" sizes="(min-width: 768px) 560px, 100vw" />
        </div>
        <div className={bodyClass}>
          <PromoDetails promo={promo} now={now} titleAs="h2" />
        </div>
      </PanelFrame>
    );
  }
  if (found.state === 'loading') {
    return (
      <PanelFrame head="floating" body="flush" {...actions}>
        <Skeleton className={topSkeletonClass} />
        <div className={bodyClass}>
          <VisuallyHidden as="h2">{messages.title}</VisuallyHidden>
          <PromoTextSkeleton />
        </div>
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title={messages.title} {...actions}>
      <PromoFallback found={found} titleAs="h3" />
    </PanelFrame>
  );
}
