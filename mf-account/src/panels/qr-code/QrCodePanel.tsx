import { useFailureToast } from '@storefront/api-client';
import { closePanels, keepTogether, usePanelBack } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, radius, textStyles, weight } from '@storefront/tokens';
import { Button, LoadFailure, PanelFrame, Skeleton, SkeletonGroup } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { RefreshCw } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { messages } from './messages';
import { orderCodeQuery } from './orderCodeQuery';
import { useWakeLock } from './useWakeLock';

const codeSize = 240;
const quietZone = 20;

const rootClass = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 20,
  padding: '12px 0',
  textAlign: 'center',
});
// Scanners need dark on white: in the dark theme, in other brands and in forced colours too.
const plateClass = css({
  padding: quietZone,
  borderRadius: radius.panel,
  background: '#fff',
  boxShadow: `0 0 0 1px ${colour.line}`,
  forcedColorAdjust: 'none',
  '& > svg': { display: 'block', width: codeSize, maxWidth: '100%', height: 'auto' },
});
const plateSkeletonClass = css({
  width: codeSize + 2 * quietZone,
  maxWidth: '100%',
  '&[data-shape=square]': { borderRadius: radius.panel },
});
const codeClass = css({
  ...textStyles.h3,
  minHeight: '1.75rem',
  fontWeight: weight.strong,
  letterSpacing: '0.1em',
  overflowWrap: 'anywhere',
});
const textClass = css({ ...textStyles.s, color: colour.ink2 });

/** A new code for a waiter with each opening, as a QR code and as text (spec §2, QR panel). */
export default function QrCodePanel() {
  const { data, error, isFetching, refetch } = useQuery(orderCodeQuery());
  useFailureToast(error, messages.failed);
  useWakeLock();

  const code = isFetching ? undefined : data?.order_code;
  return (
    <PanelFrame
      title={messages.title}
      back={usePanelBack()}
      onClose={closePanels}
      footer={
        // Stays during a renewal, or the pressed button would lose the focus.
        data && (
          <Button
            isWide
            icon={<RefreshCw size={20} aria-hidden />}
            isLoading={isFetching}
            onClick={() => void refetch()}
          >
            {messages.renew}
          </Button>
        )
      }
    >
      {error && !isFetching ? (
        <LoadFailure title={messages.failed} retry={messages.retry} onRetry={() => void refetch()} />
      ) : code === undefined ? (
        <CodeSkeleton />
      ) : (
        <div className={rootClass}>
          <div className={plateClass}>
            <QRCodeSVG value={code} level="H" size={codeSize} title={messages.picture(code)} />
          </div>
          <p className={codeClass}>{code}</p>
          <p className={textClass}>{keepTogether(messages.text)}</p>
        </div>
      )}
    </PanelFrame>
  );
}

function CodeSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <div className={rootClass}>
        <Skeleton className={plateSkeletonClass} shape="square" />
        <div className={codeClass}>
          <Skeleton shape="title" style={{ width: 160 }} />
        </div>
        <Skeleton width="half" />
      </div>
    </SkeletonGroup>
  );
}
