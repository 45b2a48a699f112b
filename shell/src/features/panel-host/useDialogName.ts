import { type RefObject, useEffect, useId, useState } from 'react';

/**
 * The id of the title inside a dialog: its first `h2`, which another team renders and may render late. Undefined until
 * then.
 */
export function useTitleId(sheet: RefObject<HTMLElement | null>): string | undefined {
  const ownId = useId();
  const [titleId, setTitleId] = useState<string>();

  useEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    const read = () => {
      const title = dialog.querySelector('h2');
      if (title && !title.id) title.id = ownId;
      setTitleId(title?.id);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(dialog, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [sheet, ownId]);

  return titleId;
}
