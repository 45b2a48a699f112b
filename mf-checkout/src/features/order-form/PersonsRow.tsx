import { css } from '@storefront/styles';
import { Counter } from '@storefront/ui';
import { messages } from './messages';
import type { usePersons } from './usePersons';

const rowClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 54,
});

export function PersonsRow({ persons: { count, change } }: { persons: ReturnType<typeof usePersons> }) {
  return (
    <div className={rowClass}>
      <span>{messages.persons}</span>
      <Counter
        size={40}
        value={count}
        onChange={change}
        labels={{ decrease: messages.fewerPersons, increase: messages.morePersons }}
      />
    </div>
  );
}
