import { browserStorage } from '@storefront/contracts';
import { parseJson } from '@storefront/domain';
import * as z from 'zod/mini';

const storedFields = z.record(z.string(), z.string());

/**
 * The fields that are typed into a form of this tab and not sent: they survive a reload, but not a logout (spec §5).
 * They are also kept in memory, for a browser without storage.
 */
export function inquiryDraft<Fields extends Record<string, string>>(key: string) {
  const session = browserStorage('session');
  const stored = z.safeParse(storedFields, parseJson(session.getItem(key)));
  let typed: Partial<Record<string, string>> = stored.data ?? {};
  return {
    /** The fields of the form with the drafted values. Drafted fields that the form no longer has are dropped. */
    over: (fields: Fields): Fields => {
      const entries = Object.entries(fields).map(([name, value]) => [name, typed[name] ?? value]);
      return Object.fromEntries(entries) as Fields;
    },
    /** Whether the customer has typed into a field, even if it is empty again. */
    has: (field: string) => typed[field] !== undefined,
    save: (field: string, text: string) => {
      typed = { ...typed, [field]: text };
      session.setItem(key, JSON.stringify(typed));
    },
    /** Removes the sent fields. Fields whose text has changed since stay, and so does the draft of a later form. */
    remove: (sent: Fields) => {
      const isStored = session.getItem(key) === JSON.stringify(typed);
      const changed = Object.entries(typed).filter(([field, text]) => (sent[field] ?? text) !== text);
      typed = Object.fromEntries(changed);
      // This form may have been left while it was sent: the stored draft then belongs to a form that was opened later.
      if (!isStored) return;
      if (changed.length > 0) session.setItem(key, JSON.stringify(typed));
      else session.removeItem(key);
    },
  };
}
