import { type PromoOutcome, useSubmitPromo } from '@storefront/api-client';
import { useSession } from '@storefront/contracts';
import { useState } from 'react';
import { useAfterLogin } from '../../shared/login/useAfterLogin';

type Answered = { kind: 'nothing' } | (Exclude<PromoOutcome, { kind: 'applied' }> & { code: string });

/**
 * Applies a code, after the login when it is needed (spec §5). A refusal belongs to the code that was sent: another
 * one has had no answer yet.
 */
export function usePromoSubmit({ onApplied }: { onApplied: () => void }) {
  const { status } = useSession();
  const { submit: send, isPending } = useSubmitPromo();
  const [wanted, setWanted] = useState('');
  const [answered, setAnswered] = useState<Answered>({ kind: 'nothing' });
  const logIn = useAfterLogin({ goOn: () => void apply(wanted) });

  async function apply(code: string) {
    const outcome = await send(code);
    if (outcome.kind !== 'applied') return setAnswered({ ...outcome, code });
    setAnswered({ kind: 'nothing' });
    onApplied();
  }

  return {
    submit: (code: string) => {
      if (status === 'user') return void apply(code);
      setWanted(code);
      logIn();
    },
    isPending,
    /** What the server said of this very code. */
    answerTo: (code: string | undefined): Answered =>
      answered.kind !== 'nothing' && answered.code === code ? answered : { kind: 'nothing' },
  };
}
