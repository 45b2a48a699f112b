import { keepTogether } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button } from '@storefront/ui';
import { RotateCw } from 'lucide-react';
import { messages } from './messages';

const rootClass = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  minHeight: 168,
  padding: '32px 16px',
  textAlign: 'center',
});
const textClass = css({ ...textStyles.title, color: colour.ink2 });

/** Shown in place of a remote's module that failed to load or to render. */
export function RemoteModuleFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={rootClass} role="alert">
      <p className={textClass}>{keepTogether(messages.failed)}</p>
      <Button size={44} icon={<RotateCw size={18} aria-hidden />} onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
