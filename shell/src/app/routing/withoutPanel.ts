/** The query of a page's address: an open panel is no other page, so its parameters do not count. */
export function withoutPanel(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()])
    if (name === 'panel' || name.startsWith('panel.')) params.delete(name);
  return params.toString();
}
