import type { User } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { Switch } from '@storefront/ui';
import { useId } from 'react';
import { messages } from './messages';
import { type Subscription, useSubscription } from './useSubscription';

const headingClass = css({ ...textStyles.title, marginBottom: 4 });

/** The switches of news by e-mail and by SMS (spec §2, Personal data). */
export function Subscriptions({ user }: { user: User }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 className={headingClass} id={headingId}>
        {messages.news}
      </h3>
      <SubscriptionSwitch user={user} name="newsletter" />
      <SubscriptionSwitch user={user} name="smsletter" />
    </section>
  );
}

function SubscriptionSwitch({ user, name }: { user: User; name: Subscription }) {
  const { isOn, turn } = useSubscription(user, name);
  return (
    <Switch
      label={messages[name]}
      checked={isOn}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
    />
  );
}
