import styled from '@emotion/styled';
import { Counter } from '@storefront/ui';
import { messages } from './messages';
import type { usePersons } from './usePersons';

const Row = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 54,
});

export function PersonsRow({ persons: { count, change } }: { persons: ReturnType<typeof usePersons> }) {
  return (
    <Row>
      <span>{messages.persons}</span>
      <Counter
        size={40}
        value={count}
        onChange={change}
        labels={{ decrease: messages.fewerPersons, increase: messages.morePersons }}
      />
    </Row>
  );
}
