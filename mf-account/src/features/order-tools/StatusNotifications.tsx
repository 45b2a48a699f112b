import { toast, useBrand } from '@storefront/contracts';
import { Button } from '@storefront/ui';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { messages } from './messages';
import {
  createNotification,
  notificationPermission,
  onPermissionAnswer,
  requestNotificationPermission,
} from './notificationPermission';

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
 * Notifies of a new status while the tab is hidden, once the visitor allows it. A button below an unfinished order asks
 * for the permission; nothing is asked at load. Notifications last as long as the order is shown in the tab.
 */
export function StatusNotifications({ title, status, slug, isFinal }: Props) {
  const { key } = useBrand();
  const permission = useSyncExternalStore(
    onPermissionAnswer,
    notificationPermission,
    () => 'unsupported' as const,
  );
  const lastSlug = useRef(slug);

  useEffect(() => {
    // Without a slug the label is only a guess.
    if (!slug || lastSlug.current === slug) return;
    lastSlug.current = slug;
    if (!document.hidden || notificationPermission() !== 'granted') return;
    // Two tabs with the same order replace each other's notification.
    const notification = createNotification(title, { body: status, tag: `${key} ${title} ${slug}` });
    notification?.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  }, [key, title, status, slug]);

  async function ask() {
    if ((await requestNotificationPermission()) === 'granted') toast(messages.willNotify, 'success');
  }

  if (permission !== 'default' || isFinal) return null;
  return (
    <Button kind="text" size={44} icon={<Bell size={20} aria-hidden />} onClick={() => void ask()}>
      {messages.notify}
    </Button>
  );
}
