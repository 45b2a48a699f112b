import { createECDH, ECDH } from 'node:crypto';

const curve = 'prime256v1';

/** Node's own `getPrivateKey` leaves out leading zeros, and `web-push` refuses to sign with such a key. */
const privateKeyBytes = 32;

/** Whether a private key of VAPID (RFC 8292) belongs to a public one, both as `web-push generate-vapid-keys` prints them. */
export function isKeyPair(publicKey: string, privateKey: string): boolean {
  try {
    const keys = createECDH(curve);
    keys.setPrivateKey(privateKey, 'base64url');
    const hasEachByte = Buffer.from(privateKey, 'base64url').length === privateKeyBytes;
    return hasEachByte && keys.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Whether messages can be encrypted with the keys that a browser names: a point of the curve, and a secret of 16 bytes. */
export function areDeviceKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  try {
    ECDH.convertKey(p256dh, curve, 'base64url', 'base64url');
    return Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
