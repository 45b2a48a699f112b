import styled from '@emotion/styled';
import type { User } from '@storefront/api-contract';
import { textStyles } from '@storefront/tokens';
import { Switch } from '@storefront/ui';
import { useId } from 'react';
import { messages } from './messages';
import { type Subscription, useSubscription } from './useSubscription';

const Heading = styled.h3({ ...textStyles.title, marginBottom: 4 });

/** The switches of news by e-mail and by SMS (spec §2, Personal data). */
export function Subscriptions({ user }: { user: User }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{messages.news}</Heading>
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
