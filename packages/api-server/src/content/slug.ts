/** Whether a path segment can be a slug. PostgreSQL rejects some texts, so anything else is not queried. */
export const isSlug = (text: string): boolean => /^[\w-]{1,100}$/.test(text);
