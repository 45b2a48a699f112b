import { formatRoubles } from '@storefront/domain';
import { Button, type Definition, DefinitionList, Note, Stack } from '@storefront/ui';
import type { Ref } from 'react';
import { messages } from './messages';
import type { DeliveryChoice } from './useDeliveryChoice';

interface Props {
  choice: DeliveryChoice;
  /** The search already shows what to do next, so the button's reason is not repeated as a note. */
  isAdvised: boolean;
  isLoading: boolean;
  onChoose: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

const labels = { searching: messages.searching, outside: messages.outside } as const;

/** States that the customer can change: their reason is also shown without a pointer. */
const noted = new Set<DeliveryChoice['state']>(['nothing', 'unaddressed', 'outside']);

/** The delivery terms of the point, and the button that chooses it or shows why it cannot. */
export function DeliveryFooter({ choice, isAdvised, isLoading, onChoose, buttonRef }: Props) {
  const { state, deliveryCost, minimum, retry } = choice;
  const rows: Definition[] = [];
  if (deliveryCost) rows.push({ term: messages.delivery, value: deliveryCost });
  if (minimum > 0) rows.push({ term: messages.minimum, value: formatRoubles(minimum) });
  return (
    <Stack gap={16}>
      {state === 'ready' && rows.length > 0 && <DefinitionList items={rows} />}
      {state === 'failed' && (
        <Note
          kind="bad"
          role="alert"
          action={
            <button type="button" onClick={retry}>
              {messages.retry}
            </button>
          }
        >
          {messages.failed}
        </Note>
      )}
      <Button
        ref={buttonRef}
        kind="primary"
        size={56}
        isWide
        isLoading={isLoading}
        disabledReason={state === 'ready' ? undefined : messages.because[state]}
        reasonShown={noted.has(state) && !(isAdvised && state === 'nothing') ? 'note' : 'tooltip'}
        onClick={onChoose}
      >
        {state === 'searching' || state === 'outside' ? labels[state] : messages.choose}
      </Button>
    </Stack>
  );
}
