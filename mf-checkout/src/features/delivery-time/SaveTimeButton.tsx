import { deliveryWindow } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import { Button, Stack } from '@storefront/ui';
import { messages } from './messages';
import type { DeliveryTime } from './useDeliveryTime';

const summaryClass = css({ ...textStyles.s, color: colour.ink2, textAlign: 'center' });

/** Names the chosen time and saves it; blocked for ASAP while the kitchen is closed (spec §4). */
export function SaveTimeButton({ time }: { time: DeliveryTime }) {
  const { days, shown, terms, save, isSaving } = time;
  const { asap, now, timeZone } = terms;
  const isClosed = shown.kind === 'asap' && asap.isClosed;
  const isNone = shown.kind === 'none';
  const noChoice = days.length > 0 ? messages.notChosen : messages.noTime;
  const reason = isClosed ? messages.closedNow : isNone ? noChoice : undefined;
  const summary = shown.slot ? deliveryWindow(shown.slot.date, now, timeZone) : asap.title;
  return (
    <Stack gap={12}>
      <p className={summaryClass} role="status">
        {!isNone && `${messages.chosen} ${summary}`}
      </p>
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
