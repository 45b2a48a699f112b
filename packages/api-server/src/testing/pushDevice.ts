import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { generateVAPIDKeys } from 'web-push';

/** Nothing listens there: a server of a test that gets no push messages. */
export const silentPushService = 'http://127.0.0.1:9';

/** Settings that turn push messages on; they go to the service of this origin alone. */
export function pushEnvironment(service = silentPushService) {
  const { publicKey, privateKey } = generateVAPIDKeys();
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:shop@example.ru',
    PUSH_HOSTS: service,
  };
}

/** A browser's subscription, and what the browser reads in a message (RFC 8291, aes128gcm). */
export function createPushDevice(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const derive = (secret: Buffer, from: Buffer, info: string | Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const secret = derive(keys.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  const subscription = {
    endpoint,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  return { subscription, open };
}
