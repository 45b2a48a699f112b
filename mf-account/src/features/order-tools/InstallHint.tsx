import { keepTogether, useInstallOffer } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, radius, textStyles } from '@storefront/tokens';
import { Button, Row } from '@storefront/ui';
import { Smartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { messages } from './messages';
import { useAnsweredHint } from './useAnsweredHint';

const boxClass = css({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  ...textStyles.s,
});

/** An iPhone in a browser: the site can be installed there, and only by hand. */
const isIphoneTab = () =>
  /iPhone/.test(navigator.userAgent) && !window.matchMedia('(display-mode: standalone)').matches;

const never = () => () => undefined;

/**
 * Offers to put the site on the home screen, below an order that has just been placed: until then a visitor has no reason
 * to. Any answer is the last one in this browser.
 */
export function InstallHint() {
  const { isAnswered, answer } = useAnsweredHint('installHint');
  const { offer } = useInstallOffer();
  const isIphone = useSyncExternalStore(never, isIphoneTab, () => false);
  if (isAnswered || !(offer ?? isIphone)) return null;
  return (
    <section className={boxClass} aria-label={messages.install}>
      <p>{keepTogether(offer ? messages.installText : messages.installOnIphone)}</p>
      <Row gap={8} wrap="wrap">
        {offer && (
          <Button
            size={44}
            icon={<Smartphone size={20} aria-hidden />}
            onClick={() => {
              answer();
              void offer.prompt();
            }}
          >
            {messages.install}
          </Button>
        )}
        <Button kind="text" size={44} onClick={answer}>
          {messages.hideInstall}
        </Button>
      </Row>
    </section>
  );
}
