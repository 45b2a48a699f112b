import { useEvent } from '@storefront/contracts';
import { useEffect, useState } from 'react';
import TakeMethodPanel from '../panels/take-method/TakeMethodPanel';

const stepOfEntry = () => (window.history.state as { step?: 'flat' } | null)?.step;

/** The panel with the parameters of the current entry in the browser's history, as the shell renders it. */
export function TakeMethodInHistory({ from, repeat }: { from?: 'addresses' | undefined; repeat?: string }) {
  const [step, setStep] = useState<'flat'>();
  useEvent('shell:panel-requested', ({ params }) => {
    if (params['step'] !== 'flat') return;
    window.history.pushState({ step: 'flat' }, '');
    setStep('flat');
  });
  useEvent('shell:panel-step-back-requested', () => {
    if (stepOfEntry()) window.history.back();
  });
  useEffect(() => {
    const update = () => setStep(stepOfEntry());
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, []);
  return (
    <TakeMethodPanel
      {...(from ? { from } : {})}
      {...(repeat ? { repeat } : {})}
      {...(step ? { step } : {})}
    />
  );
}
