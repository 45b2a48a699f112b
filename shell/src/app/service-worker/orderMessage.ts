import { messages } from './messages';
import type { WorkerEvents, WorkerScope } from './workerScope';

interface Message {
  title: string;
  body?: string;
  tag?: string;
  /** The address that the notification opens. */
  url: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A message of the back end. A browser demands a notification for each one, also for an unreadable one. */
function readMessage(data: WorkerEvents['push']['data']): Message {
  let sent: Partial<Record<keyof Message, unknown>> = {};
  try {
    sent = Object(data?.json()) as typeof sent;
  } catch {
    // No JSON: the text below stands for it.
  }
  return {
    title: isText(sent.title) ? sent.title : messages.newStatus,
    ...(isText(sent.body) && { body: sent.body }),
    ...(isText(sent.tag) && { tag: sent.tag }),
    url: isText(sent.url) ? sent.url : '/',
  };
}

/** Shows a message; it replaces one with the same tag. */
export function showMessage(
  { registration }: WorkerScope,
  { data }: Pick<WorkerEvents['push'], 'data'>,
): Promise<void> {
  const { title, url, ...rest } = readMessage(data);
  return registration.showNotification(title, { ...rest, icon: '/icons/192.png', lang: 'ru', data: { url } });
}

/** Shows the tab that is at the order already, or opens one. Only an address of the shop is opened. */
export async function openMessage(
  { clients, location }: WorkerScope,
  { notification }: Pick<WorkerEvents['notificationclick'], 'notification'>,
): Promise<void> {
  notification.close();
  const { url } = notification.data as Pick<Message, 'url'>;
  const sent = new URL(url, location.origin);
  const { href, pathname } = sent.origin === location.origin ? sent : new URL('/', location.origin);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const atOrder = tabs.find((tab) => new URL(tab.url).pathname === pathname);
  await (atOrder ? atOrder.focus() : clients.openWindow(href));
}
