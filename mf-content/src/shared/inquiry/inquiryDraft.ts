import { browserStorage } from '@storefront/contracts';
import * as z from 'zod/mini';

const storedFields = z.record(z.string(), z.string());

/** What is typed into a form and not sent, in this tab: it survives a reload, but not a logout (spec §5). */
export function inquiryDraft<Fields extends Record<string, string>>(key: string, empty: Fields) {
  const session = browserStorage('session');
  return {
    /** The draft over the empty form: fields of an older version of the form are dropped. */
    read: (): Fields => {
      const stored = parse(session.getItem(key));
      const entries = Object.entries(empty).map(([name, value]) => [name, stored[name] ?? value]);
      return Object.fromEntries(entries) as Fields;
    },
    save: (fields: Fields) => session.setItem(key, JSON.stringify(fields)),
    clear: () => session.removeItem(key),
  };
}

function parse(text: string | null): Partial<Record<string, string>> {
  try {
    return z.safeParse(storedFields, JSON.parse(text ?? '{}')).data ?? {};
  } catch {
    // Another version of the page, or an extension, may have written here.
    return {};
  }
}
