import { closePanels, type PanelParams, usePanelBack, usePanelOpen } from '@storefront/contracts';
import { PanelFrame, SearchField, useDebounced } from '@storefront/ui';
import { useId, useRef, useState } from 'react';
import { messages } from './messages';
import { SearchResults } from './SearchResults';
import { useActiveOption } from './useActiveOption';
import { usePhraseInUrl } from './usePhraseInUrl';
import { useSearch } from './useSearch';

/** spec §9 */
const debounceMs = 500;
const maxPhraseLength = 100;

/** Search in the menu (spec §2): a combobox whose options are the matches. The phrase is kept in the URL. */
export default function SearchPanel({ q = '' }: PanelParams<'search'>) {
  const listId = useId();
  const [list, setList] = useState<HTMLElement | null>(null);
  const [text, setText] = useState(q.slice(0, maxPhraseLength));
  const [phrase, flush] = useDebounced(text.trim(), debounceMs);
  const search = useSearch(phrase);
  const field = useRef<HTMLInputElement>(null);
  usePanelOpen('search', {
    onReopened: () => {
      setText(q.slice(0, maxPhraseLength));
      field.current?.focus();
    },
  });
  const { activeId, onKeyDown } = useActiveOption({
    list,
    // Typing changes the options.
    optionsKey: `${phrase}\n${text.trim()}`,
    onSubmit: flush,
  });

  usePhraseInUrl({ phrase, q });

  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <SearchField
        ref={field}
        role="combobox"
        aria-expanded={list !== null}
        aria-controls={list ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        label={messages.field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={() => setText('')}
        clearLabel={messages.clear}
        onKeyDown={onKeyDown}
        maxLength={maxPhraseLength}
        autoFocus
      />
      <SearchResults phrase={phrase} search={search} listRef={setList} listId={listId} activeId={activeId} />
    </PanelFrame>
  );
}
