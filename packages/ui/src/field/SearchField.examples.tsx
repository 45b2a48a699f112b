import { Search } from 'lucide-react';
import { Example } from '../kit-page/Example';
import { messages } from '../kit-page/messages';
import { WithState } from '../kit-page/WithState';
import { SearchField, type SearchFieldProps } from './SearchField';

const icon = <Search size={20} aria-hidden />;

const states: readonly (Partial<SearchFieldProps> & { state: string; initial?: string; isNarrow?: true })[] =
  [
    { state: 'empty' },
    { state: 'filled', initial: messages.dish },
    { state: 'quiet, with an icon', initial: messages.dish, look: 'quiet', icon },
    { state: 'long label', label: messages.longLabel, isNarrow: true },
    { state: 'long text', initial: messages.paragraph, isNarrow: true },
  ];

export function SearchFieldExamples() {
  return states.map(({ state, initial = '', isNarrow, ...rest }) => (
    <Example key={state} state={state} {...(isNarrow && { width: 'narrow' })}>
      <WithState initial={initial}>
        {(text, setText) => (
          <SearchField
            label={messages.search}
            clearLabel={messages.clear}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onClear={() => setText('')}
            {...rest}
          />
        )}
      </WithState>
    </Example>
  ));
}
