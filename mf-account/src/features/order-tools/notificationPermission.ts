type Permission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

/** Whether this browser can notify. Chrome on Android needs a service worker for it, which the storefront has not. */
export function notificationPermission(): Permission {
  if (!('Notification' in window) || /android/i.test(navigator.userAgent)) return 'unsupported';
  return Notification.permission;
}

/** Asks the visitor; browsers want that to follow a press. */
export async function requestNotificationPermission(): Promise<Permission> {
  await Notification.requestPermission();
  for (const listener of listeners) listener();
  return notificationPermission();
}

/**
 * Notifies, or returns undefined where it cannot. Chrome on Android throws a TypeError here even when it has granted
 * the permission, and in «Desktop site» mode its user agent does not name Android.
 */
export function createNotification(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch {
    return undefined;
  }
}

/** Calls the listener when the visitor has answered. Returns a function that stops it. */
export function onPermissionAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
