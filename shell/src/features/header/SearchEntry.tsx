import { openPanel, panelOpener, preloadPanel } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, media, motion, radius, textStyles } from '@storefront/tokens';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { messages } from './messages';

const buttonClass = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.sm,
  background: colour.control,
  '& > svg': { strokeWidth: 1.75 },
  [media.md]: { display: 'none' },
});
const fieldClass = css({
  display: 'none',
  alignItems: 'center',
  gap: 10,
  flex: 1,
  minWidth: 0,
  height: 48,
  paddingLeft: 16,
  borderRadius: radius.md,
  background: colour.sunken,
  color: colour.ink3,
  transition: `background-color ${motion.fast}`,
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  '&:focus-within': { outline: `2px solid ${colour.focus}`, outlineOffset: 2 },
  [media.md]: { display: 'flex' },
  [media.hover]: { '&:hover': { background: colour.control } },
  [media.forcedColors]: { border: '1px solid' },
});
const inputClass = css({
  flex: 1,
  minWidth: 0,
  height: '100%',
  paddingRight: 16,
  border: 0,
  outline: 'none',
  appearance: 'none',
  background: 'none',
  color: colour.ink,
  ...textStyles.s,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: colour.ink3, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

interface Props {
  /** Loads the code of the search panel. Never rejects: an opened panel offers to load what has failed. */
  loadPanel: () => Promise<unknown>;
}

/**
 * A button on narrow screens, and a field on wide ones (spec §2, Header). Typing into the field opens the search panel,
 * whose own field goes on with the text. Until the panel can take the focus at once, the text and the focus stay here,
 * so that no key is lost. Enter and Down open the panel without a text.
 */
export function SearchEntry({ loadPanel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isOpening = useRef(false);

  async function open() {
    if (isOpening.current) return;
    isOpening.current = true;
    await loadPanel();
    isOpening.current = false;
    // The visitor may have gone elsewhere meanwhile.
    if (!field.current || document.activeElement !== field.current) return;
    const q = field.current.value.trim();
    field.current.value = '';
    openPanel('search', q ? { q } : {});
  }
  const openByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' || key === 'ArrowDown') void open();
  };

  return (
    <>
      <button
        className={buttonClass}
        type="button"
        aria-label={messages.search}
        {...panelOpener('search')}
        onClick={() => openPanel('search')}
      >
        <Search size={22} aria-hidden />
      </button>
      <label className={fieldClass}>
        <Search size={22} aria-hidden />
        <input
          className={inputClass}
          ref={field}
          type="search"
          // A text that the browser restores on Back would open the panel.
          autoComplete="off"
          aria-haspopup="dialog"
          aria-label={messages.search}
          placeholder={messages.search}
          onFocus={() => preloadPanel('search')}
          onChange={({ target }) => {
            if (target.value.trim()) void open();
          }}
          onKeyDown={openByKey}
        />
      </label>
    </>
  );
}
