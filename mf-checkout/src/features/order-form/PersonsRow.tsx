import styled from '@emotion/styled';
import { useChangePersonCount } from '@storefront/api-client';
import { clampAmount } from '@storefront/domain';
import { Counter } from '@storefront/ui';
import { useCoalescedWrites } from '../../shared/writes/useCoalescedWrites';
import { messages } from './messages';

const Row = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 54,
});

/** For how many persons. Rapid presses are one call. */
export function PersonsRow({ persons }: { persons: number }) {
  const { mutateAsync: changePersons } = useChangePersonCount();
  const { pending, change } = useCoalescedWrites<'persons', number>({
    send: (_, count) => changePersons({ persons: count }),
  });
  return (
    <Row>
      <span>{messages.persons}</span>
      <Counter
        size={40}
        value={pending.get('persons') ?? clampAmount(persons)}
        onChange={(count) => change('persons', count)}
        labels={{ decrease: messages.fewerPersons, increase: messages.morePersons }}
      />
    </Row>
  );
}
