import { useSettings } from '@storefront/api-client';
import { keepTogether, paths } from '@storefront/contracts';
import { deliveryDuration, deliveryMinimum, formatRoubles, minutesBeforeOpening } from '@storefront/domain';
import { type Definition, DefinitionList, LoadFailure, Note, Stack } from '@storefront/ui';
import { messages } from './messages';
import type { AddressCheckState } from './useAddressCheck';

interface Props {
  check: AddressCheckState;
  /** The checked address is the address of the order. */
  isChosen: boolean;
}

/** Whether the chain delivers to the address, and on which terms (spec §5, Delivery terms). */
export function CheckResult({ check: { state, zone, retry }, isChosen }: Props) {
  const settings = useSettings();
  return (
    <div role="status">
      {state === 'failed' && (
        <LoadFailure look="note" title={messages.failed} retry={messages.retry} onRetry={retry} />
      )}
      {state === 'outside' && (
        <Note kind="warn">
          {keepTogether(messages.outsideText)} <a href={paths.restaurants()}>{messages.restaurants}</a>
        </Note>
      )}
      {state === 'ready' && (
        <Stack gap={16}>
          <Note kind="ok">
            {isChosen ? (
              <>
                {keepTogether(messages.chosen)} <a href={paths.menu()}>{messages.toMenu}</a>
              </>
            ) : (
              messages.served
            )}
          </Note>
          {minutesBeforeOpening(zone?.timeBeforeOpening) !== undefined && (
            <Note kind="warn">{messages.closed}</Note>
          )}
          <DefinitionList items={termsOf(zone, settings)} />
        </Stack>
      )}
    </div>
  );
}

type Settings = { deliveryCost: string; minimalDeliveryAmount: number | null };

function termsOf(zone: AddressCheckState['zone'], settings: Settings): Definition[] {
  const minimum = deliveryMinimum({
    zoneMinimum: zone?.restriction?.minimal_amount ?? null,
    globalMinimum: settings.minimalDeliveryAmount,
  });
  const duration = deliveryDuration(zone?.restriction ?? {});
  return [
    ...(duration === undefined ? [] : [{ term: messages.duration, value: messages.upTo(duration) }]),
    ...(minimum > 0 ? [{ term: messages.minimum, value: formatRoubles(minimum) }] : []),
    { term: messages.cost, value: settings.deliveryCost },
  ];
}
