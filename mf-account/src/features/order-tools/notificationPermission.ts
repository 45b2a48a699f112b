type Permission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

/** Chrome on Android shows notifications only from a service worker, which the storefront does not have. */
export function notificationPermission(): Permission {
  if (!('Notification' in window) || /android/i.test(navigator.userAgent)) return 'unsupported';
  return Notification.permission;
}

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
