import { useSession } from '@storefront/contracts';
import { useState } from 'react';
import { useAfterLogin } from '../user/useAfterLogin';
import { type PromoOutcome, useSubmitPromo } from './promoWrites';

type Result = { kind: 'none' } | (Exclude<PromoOutcome, { kind: 'applied' }> & { code: string });

/** Applies a code, after a login when a login is needed (spec §5). A refusal is tied to the code that was sent. */
export function usePromoSubmit({ onApplied }: { onApplied: () => void }) {
  const { status } = useSession();
  const { submit: send, isPending } = useSubmitPromo();
  const [pendingCode, setPendingCode] = useState('');
  const [result, setResult] = useState<Result>({ kind: 'none' });
  const logIn = useAfterLogin({ onLoggedIn: () => void apply(pendingCode) });

  async function apply(code: string) {
    const outcome = await send(code);
    if (outcome.kind !== 'applied') return setResult({ ...outcome, code });
    setResult({ kind: 'none' });
    onApplied();
  }

  return {
    submit: (code: string) => {
      if (status === 'user') return void apply(code);
      setPendingCode(code);
      logIn();
    },
    isPending,
    /** The server's answer to this very code. */
    resultFor: (code: string | undefined): Result =>
      result.kind !== 'none' && result.code === code ? result : { kind: 'none' },
  };
}
