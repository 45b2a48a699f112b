import { toast, useBrand } from '@storefront/contracts';
import { Button } from '@storefront/ui';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { messages } from './messages';
import {
  canTabNotify,
  createNotification,
  notificationPermission,
  onPermissionAnswer,
  requestNotificationPermission,
} from './notificationPermission';
import { PermissionHint } from './PermissionHint';
import { usePush } from './usePush';

interface Props {
  /** The order's title. */
  title: string;
  /** The status as the customer reads it. */
  status: string;
  /** The back end's name of the status; '' if it sends none. */
  slug: string;
  isFinal: boolean;
}

/**
 * Notifies of a new status once the visitor allows it. A button below an unfinished order asks for the permission; nothing
 * is asked at load, and a denial is explained once. Where the back end sends messages to devices, they come while the site is closed too. Elsewhere the
 * tab notifies while it is hidden.
 */
export function StatusNotifications({ title, status, slug, isFinal }: Props) {
  const { key } = useBrand();
  const permission = useSyncExternalStore(
    onPermissionAnswer,
    notificationPermission,
    () => 'unsupported' as const,
  );
  const isSupported = permission === 'default' || permission === 'granted';
  const push = usePush({ enabled: isSupported && !isFinal });
  const lastSlug = useRef(slug);

  useEffect(() => {
    // Without a slug the label is only a guess.
    if (!slug || lastSlug.current === slug) return;
    lastSlug.current = slug;
    if (!document.hidden || notificationPermission() !== 'granted' || push.isSubscribed) return;
    // Two tabs with the same order replace each other's notification.
    const notification = createNotification(title, { body: status, tag: `${key} ${title} ${slug}` });
    notification?.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  }, [key, title, status, slug, push.isSubscribed]);

  async function ask() {
    if ((await requestNotificationPermission()) !== 'granted') return;
    if (push.publicKey === undefined) toast(messages.willNotify, 'success');
    else push.subscribe(push.publicKey);
  }

  if (isFinal) return null;
  if (permission === 'denied') return push.isOffered || canTabNotify() ? <PermissionHint /> : null;
  if (!isSupported || push.isPending) return null;
  // Without messages to devices there is nothing to do once the tab may notify.
  if (push.publicKey === undefined && (permission === 'granted' || !canTabNotify())) return null;
  if (push.isSubscribed)
    return (
      <Button
        kind="text"
        size={44}
        icon={<BellOff size={20} aria-hidden />}
        isLoading={push.isWriting}
        onClick={push.unsubscribe}
      >
        {messages.stopNotifying}
      </Button>
    );
  return (
    <Button
      kind="text"
      size={44}
      icon={<Bell size={20} aria-hidden />}
      isLoading={push.isWriting}
      onClick={() => void ask()}
    >
      {messages.notify}
    </Button>
  );
}
