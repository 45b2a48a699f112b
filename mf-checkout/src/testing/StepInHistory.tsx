import { useEvent } from '@storefront/contracts';
import { type ReactElement, useEffect, useState } from 'react';

const stepOfEntry = () => (window.history.state as { step?: string } | null)?.step;

/** Renders a panel with the step of the current entry in the browser's history, as the shell does. */
export function StepInHistory<Step extends string>({
  step: wanted,
  panel,
}: {
  step: Step;
  panel: (params: { step?: Step }) => ReactElement;
}) {
  const [isOpen, setIsOpen] = useState(false);
  useEvent('shell:panel-requested', ({ params }) => {
    if (params['step'] !== wanted) return;
    window.history.pushState({ step: wanted }, '');
    setIsOpen(true);
  });
  useEvent('shell:panel-step-back-requested', () => {
    if (stepOfEntry()) window.history.back();
  });
  useEffect(() => {
    const update = () => setIsOpen(stepOfEntry() === wanted);
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, [wanted]);
  return panel(isOpen ? { step: wanted } : {});
}
