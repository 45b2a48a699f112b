import { useState } from 'react';

/** A tag's icon; one that does not load leaves nothing behind. */
export function TagIcon({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return <img src={url} alt="" width={24} height={24} onError={() => setIsBroken(true)} />;
}
