/** Whether a path's part can be a slug at all; PostgreSQL refuses some texts, and nobody needs to ask it. */
export const isSlug = (text: string): boolean => /^[\w-]{1,100}$/.test(text);
