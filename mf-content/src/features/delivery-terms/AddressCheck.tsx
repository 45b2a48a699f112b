import styled from '@emotion/styled';
import { textStyles } from '@storefront/tokens';
import { type DeliveryAddress, selectedAddress, useTakeMethod, Widget } from '@storefront/contracts';
import { Button, ComboboxList, IconButton, Note, Stack, TextField, useCombobox } from '@storefront/ui';
import { MapPin, Search, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { CheckResult } from './CheckResult';
import { messages } from './messages';
import type { AddressCheckState } from './useAddressCheck';

/** The geocoder ignores the rest of a longer query. */
const maxQueryLength = 200;

// The check needs a script.
const Root = styled.section({ '@media (scripting: none)': { display: 'none' } });
const Title = styled.h2({ '&[data-level=h2]': textStyles.h2, '&[data-level=h3]': textStyles.h3 });

interface Props {
  check: AddressCheckState;
  level: 'h2' | 'h3';
}

/** The check of one's own address, and the button that makes it the address of the order (spec §5, Delivery terms). */
export function AddressCheck({ check, level }: Props) {
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [requested, setRequested] = useState<DeliveryAddress>();
  const chosen = useTakeMethod(selectedAddress);
  const { text, address, needsHouse, found, state } = check;
  const { input, list } = useCombobox({
    text,
    onType: check.type,
    isChosen: address !== undefined,
    options: found?.map((suggestion) => ({
      id: suggestion.id,
      title: suggestion.firstLine,
      note: suggestion.secondLine,
      media: <MapPin size={22} aria-hidden />,
      suggestion,
    })),
    onPick: ({ suggestion }) => {
      check.pick(suggestion);
      if (!suggestion.fullAddress) field.current?.focus();
    },
  });
  const isChosen =
    address !== undefined &&
    requested === undefined &&
    chosen?.type === 'delivery' &&
    chosen.coordinates === address.coordinates &&
    chosen.home === address.home;
  const label = state === 'searching' || state === 'outside' ? messages[state] : messages.choose;
  const blockedBy = state === 'ready' ? (isChosen ? 'chosen' : undefined) : state;

  function selectFirst(event: FormEvent) {
    event.preventDefault();
    const first = found?.[0];
    if (first) check.pick(first);
  }

  return (
    <Root aria-labelledby={titleId}>
      <Stack gap={16}>
        <Title as={level} id={titleId} data-level={level}>
          {messages.check}
        </Title>
        <form role="search" onSubmit={selectFirst}>
          <TextField
            {...input}
            ref={field}
            label={messages.field}
            maxLength={maxQueryLength}
            {...(needsHouse ? { hint: messages.needsHouse } : {})}
            icon={<Search size={20} aria-hidden />}
            trailing={
              text && (
                <IconButton
                  label={messages.clear}
                  size={40}
                  icon={<X size={18} aria-hidden />}
                  onClick={() => {
                    check.type('');
                    field.current?.focus();
                  }}
                />
              )
            }
            inputMode="search"
            spellCheck={false}
          />
        </form>
        {found?.length === 0 && <Note>{messages.nothing}</Note>}
        <ComboboxList label={messages.suggestions} countText={messages.found} list={list} />
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
    </Root>
  );
}
