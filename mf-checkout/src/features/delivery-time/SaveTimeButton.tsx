import styled from '@emotion/styled';
import { deliveryWindow } from '@storefront/domain';
import { colour, textStyles } from '@storefront/tokens';
import { Button, Stack } from '@storefront/ui';
import { messages } from './messages';
import type { DeliveryTime } from './useDeliveryTime';

const Words = styled.p({ ...textStyles.s, color: colour.ink2, textAlign: 'center' });

/** Takes what is chosen, and says in words what that is; blocked for ASAP while the kitchen is closed (spec §4). */
export function SaveTimeButton({ time }: { time: DeliveryTime }) {
  const { shown, terms, save, isSaving } = time;
  const { asap, now, timeZone } = terms;
  const isClosed = shown.kind === 'asap' && asap.isClosed;
  const reason = isClosed ? messages.closedNow : shown.kind === 'none' ? messages.noTime : undefined;
  const words = shown.slot ? deliveryWindow(shown.slot.date, now, timeZone) : asap.title;
  return (
    <Stack gap={12}>
      <Words role="status">
        {messages.chosen} {words}
      </Words>
      <Button
        kind="primary"
        size={56}
        isWide
        isLoading={isSaving}
        disabledReason={reason}
        reasonShown="note"
        onClick={() => void save()}
      >
        {messages.save}
      </Button>
    </Stack>
  );
}
