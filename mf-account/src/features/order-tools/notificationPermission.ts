type Permission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

export function notificationPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Chrome on Android shows notifications of a service worker only, not those of a tab. */
export const canTabNotify = () => !/android/i.test(navigator.userAgent);

/** Asks the visitor. Browsers require a press before the question. */
export async function requestNotificationPermission(): Promise<Permission> {
  await Notification.requestPermission();
  for (const listener of listeners) listener();
  return notificationPermission();
}

/**
 * Shows a notification, or returns undefined where the browser cannot. Chrome on Android throws a TypeError here even
 * when it has granted the permission, and in «Desktop site» mode its user agent does not name Android.
 */
export function createNotification(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch {
    return undefined;
  }
}

/** Calls the listener when the visitor has answered. Returns a function that removes the listener. */
export function onPermissionAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
