import { useFailureToast } from '@storefront/api-client';
import { closePanels, usePanelBack, Widget } from '@storefront/contracts';
import { bonusBalance, bonusTabs, type BonusTab } from '@storefront/domain';
import { LoadFailure, PanelFrame, Segment, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { useState } from 'react';
import { BonusCard, useExpiringBonuses } from '../../features/bonus-card';
import { useUser } from '../../shared/user/useUser';
import { BonusHistory } from './BonusHistory';
import { messages } from './messages';

const tabs = bonusTabs.map((value) => ({ value, label: messages.tabs[value] }));

/** Balances by kind, the bonuses that expire next, and the transactions by day (spec §2, Bonuses panel). */
export default function BonusesPanel() {
  const [tab, setTab] = useState<BonusTab>('all');
  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <Stack gap={24}>
        <Stack gap={12}>
          <Balance tab={tab} />
          <Segment label={messages.kinds} options={tabs} value={tab} onChange={setTab} />
        </Stack>
        <BonusHistory tab={tab} />
        {tab === 'action' && <Widget id="content:promo-strip" title={messages.promos} />}
      </Stack>
    </PanelFrame>
  );
}

function Balance({ tab }: { tab: BonusTab }) {
  const { user, failure } = useUser();
  const { expiring, error: expiringError } = useExpiringBonuses();
  useFailureToast(expiringError);

  if (user) {
    const balances = user.premium_bonus;
    return (
      <BonusCard
        caption={messages.tabs[tab]}
        balance={balances ? bonusBalance(balances, tab) : undefined}
        expiring={expiring}
      />
    );
  }
  if (failure) {
    return <LoadFailure look="note" {...failure} />;
  }
  return (
    <SkeletonGroup label={messages.loading}>
      <Skeleton shape="row" style={{ height: 132 }} />
    </SkeletonGroup>
  );
}
