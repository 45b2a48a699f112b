import { type DeliveryAddress, selectedAddress, useTakeMethod, Widget } from '@storefront/contracts';
import { AddressField } from '@storefront/forms';
import { css } from '@storefront/styles';
import { textStyles } from '@storefront/tokens';
import { Button, Stack } from '@storefront/ui';
import { useId, useState } from 'react';
import { CheckResult } from './CheckResult';
import { messages } from './messages';
import type { AddressCheckState } from './useAddressCheck';

// The check needs a script, so it is hidden without one.
const rootClass = css({ '@media (scripting: none)': { display: 'none' } });
const titleClass = css({ '&[data-level=h2]': textStyles.h2, '&[data-level=h3]': textStyles.h3 });

interface Props {
  check: AddressCheckState;
  level: 'h2' | 'h3';
}

/** The check of an address, and the button that makes it the address of the order (spec §5, Delivery terms). */
export function AddressCheck({ check, level: Heading }: Props) {
  const titleId = useId();
  const [requested, setRequested] = useState<DeliveryAddress>();
  const chosen = useTakeMethod(selectedAddress);
  const { address, state } = check;
  const isChosen =
    address !== undefined &&
    requested === undefined &&
    chosen?.type === 'delivery' &&
    chosen.coordinates === address.coordinates &&
    chosen.home === address.home;
  const label = state === 'searching' || state === 'outside' ? messages[state] : messages.choose;
  const blockedBy = state === 'ready' ? (isChosen ? 'chosen' : undefined) : state;

  return (
    <section className={rootClass} aria-labelledby={titleId}>
      <Stack gap={16}>
        <Heading className={titleClass} id={titleId} data-level={Heading}>
          {messages.check}
        </Heading>
        <AddressField search={check} />
        <CheckResult check={check} isChosen={isChosen} />
        <Button
          kind="primary"
          isWide
          isLoading={requested !== undefined}
          disabledReason={blockedBy && messages.because[blockedBy]}
          onClick={() => setRequested(address)}
        >
          {label}
        </Button>
      </Stack>
      {requested && (
        <Widget id="checkout:address-choice" address={requested} onApplied={() => setRequested(undefined)} />
      )}
    </section>
  );
}
