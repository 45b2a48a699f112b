import { backToPreviousPanel, keepTogether, replacePanel, setTakeMethod } from '@storefront/contracts';
import type { TakeMethod } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { ListRow, PanelFrame, Stack } from '@storefront/ui';
import { Bike, ChevronRight, Store } from 'lucide-react';
import { messages } from './messages';

const textClass = css({ ...textStyles.s, color: colour.ink2 });

function choose(takeMethod: TakeMethod) {
  setTakeMethod(takeMethod);
  replacePanel('take-method');
}

/** Delivery or pickup, chosen before the first dish goes into the cart; the address is next (spec §4, Add to cart). */
export default function SelectAddressPanel() {
  const chevron = <ChevronRight size={20} aria-hidden />;
  return (
    <PanelFrame title={messages.title} onClose={backToPreviousPanel}>
      <Stack gap={12}>
        <p className={textClass}>{keepTogether(messages.text)}</p>
        <ListRow
          look="boxed"
          media={<Bike size={24} aria-hidden />}
          title={messages.delivery}
          note={messages.deliveryNote}
          trailing={chevron}
          onClick={() => choose('delivery')}
        />
        <ListRow
          look="boxed"
          media={<Store size={24} aria-hidden />}
          title={messages.pickup}
          note={messages.pickupNote}
          trailing={chevron}
          onClick={() => choose('pickup')}
        />
      </Stack>
    </PanelFrame>
  );
}
