import type { Purchase } from '@storefront/api-contract';
import { paths, toast } from '@storefront/contracts';
import { Button } from '@storefront/ui';
import { Share2 } from 'lucide-react';
import { messages } from './messages';

interface Props {
  order: Pick<Purchase, 'id' | 'share_token'>;
  /** The title of the message with the link. */
  title: string;
}

/**
 * Shares the order's progress by a link that shows no personal data (decision 0045). Only our back end sends the token,
 * and only while the link works.
 */
export function ShareOrderButton({ order, title }: Props) {
  const { id, share_token: token } = order;
  if (!token) return null;

  async function share(secret: string) {
    const query = new URLSearchParams({ share: secret });
    const url = `${window.location.origin}${paths.monitoring({ id })}?${query}`;
    // Firefox on a desktop has no share dialog.
    const hasShareDialog: boolean = 'share' in navigator;
    try {
      if (hasShareDialog) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast(messages.copied, 'success');
    } catch (error) {
      // The customer closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast(messages.notCopied, 'error');
    }
  }

  return (
    <Button size={44} icon={<Share2 size={20} aria-hidden />} onClick={() => void share(token)}>
      {messages.share}
    </Button>
  );
}
