import { type RefObject, useEffect, useId, useState } from 'react';
import { messages } from './messages';

interface DialogName {
  /** The id of the title, once it is rendered. */
  titleId: string | undefined;
  /** Its text. */
  title: string | undefined;
  /** The name until then. */
  label: string;
  /** The panel could not be loaded, and has no title. */
  hasFailed: boolean;
}

/**
 * The accessible name of a dialog: its first `h2`, which another team renders and may render late. A panel that could
 * not be loaded has an alert and no title; its name says so.
 */
export function useDialogName(sheet: RefObject<HTMLElement | null>): DialogName {
  const ownId = useId();
  const [titleId, setTitleId] = useState<string>();
  const [title, setTitle] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    const read = () => {
      const heading = dialog.querySelector('h2');
      if (heading && !heading.id) heading.id = ownId;
      setTitleId(heading?.id);
      setTitle(heading?.textContent);
      setFailed(dialog.querySelector('[role=alert]') !== null);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(dialog, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [sheet, ownId]);

  return {
    titleId,
    title,
    label: hasFailed ? messages.failed : messages.loading,
    hasFailed: hasFailed && title === undefined,
  };
}
