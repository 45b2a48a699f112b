import { ApiError, failureText } from '@storefront/api-client';
import { messages } from './messages';

/**
 * Why a call of the login failed: `phoneText` when the server names the phone, else `codeText`, which stands under the
 * code field (spec §8, Auth). `isOfCode`: another code is needed; otherwise the same code may be tried again.
 */
export function authFailure(error: unknown, fallback: string) {
  const fields = error instanceof ApiError ? error.fields : {};
  const first = (field: string) => fields[field]?.find((text) => text.trim() !== '');
  const isCaptcha = fields['recaptcha'] !== undefined;
  // Not 429: the same code may be tried later.
  const isRefused =
    error instanceof ApiError && error.kind === 'refused' && error.status < 500 && error.status !== 429;
  return {
    phoneText: first('phone'),
    codeText: isCaptcha
      ? (first('recaptcha') ?? failureText(error, messages.robot))
      : (first('code') ?? failureText(error, fallback)),
    isOfCode: isRefused && !isCaptcha,
  };
}
