import { closePanels, type PanelParams, usePanelBack, usePanelOpen } from '@storefront/contracts';
import { PanelFrame, SearchField, useDebounced } from '@storefront/ui';
import { useState } from 'react';
import { messages } from './messages';
import { SearchResults } from './SearchResults';
import { usePhraseInUrl } from './usePhraseInUrl';
import { useResultKeys } from './useResultKeys';
import { useReturnToResult } from './useReturnToResult';
import { useSearch } from './useSearch';

/** spec §9 */
const debounceMs = 500;
const maxPhraseLength = 100;

/** Search in the menu (spec §2): a field with the matches below it. The phrase is kept in the URL. */
export default function SearchPanel({ q = '' }: PanelParams<'search'>) {
  const [text, setText] = useState(q.slice(0, maxPhraseLength));
  const [phrase, flush] = useDebounced(text.trim(), debounceMs);
  const search = useSearch(phrase);
  const { field, fieldRef, results, resultsRef, onKeyDown } = useResultKeys({ onSubmit: flush });
  usePanelOpen('search', {
    onReopened: () => {
      setText(q.slice(0, maxPhraseLength));
      field?.focus();
    },
  });
  usePhraseInUrl({ phrase, q });
  useReturnToResult(results);

  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <SearchField
        ref={fieldRef}
        role="searchbox"
        label={messages.field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={() => setText('')}
        clearLabel={messages.clear}
        onKeyDown={onKeyDown}
        maxLength={maxPhraseLength}
        autoFocus
      />
      <SearchResults phrase={phrase} search={search} resultsRef={resultsRef} onKeyDown={onKeyDown} />
    </PanelFrame>
  );
}
