import { closePanels, type PanelParams, usePanelBack } from '@storefront/contracts';
import { IconButton, PanelFrame, TextField, useDebounced } from '@storefront/ui';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { messages } from './messages';
import { Results } from './Results';
import { useActiveOption } from './useActiveOption';
import { useRememberedPhrase } from './useRememberedPhrase';
import { useSearch } from './useSearch';

/** Milliseconds (spec §9). */
const debounce = 500;
/** Letters: what a search takes. */
const longest = 100;

/**
 * Search over the menu (spec §2): a field whose options are what is found. The phrase stands in the address, so that
 * a link repeats it.
 */
export default function SearchPanel({ q = '' }: PanelParams<'search'>) {
  const [titleId, listId] = [useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const [text, setText] = useState(q.slice(0, longest));
  const [phrase, flush] = useDebounced(text.trim(), debounce);
  const search = useSearch(phrase);
  const { activeId, onKeyDown } = useActiveOption({
    list,
    // What is typed since has other options.
    of: `${phrase}\n${text.trim()}`,
    onSubmit: flush,
  });

  useRememberedPhrase({ phrase, q });

  function clear() {
    setText('');
    field.current?.focus();
  }
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: closePanels }}
    >
      <TextField
        ref={field}
        role="combobox"
        aria-expanded={list !== null}
        aria-controls={list ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        label={messages.field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        inputMode="search"
        enterKeyHint="search"
        maxLength={longest}
        autoFocus
        trailing={
          text !== '' && (
            <IconButton label={messages.clear} icon={<X size={20} aria-hidden />} onClick={clear} />
          )
        }
      />
      <Results phrase={phrase} search={search} listRef={setList} listId={listId} activeId={activeId} />
    </PanelFrame>
  );
}
