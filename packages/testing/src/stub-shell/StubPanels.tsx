import { type PanelTarget, parsePanelTarget, useEvent, emit } from '@storefront/contracts';
import { useNavigate } from '@storefront/router';
import { useEffect, useRef, useState } from 'react';
import { panelPath } from './stubUrl';
import { StubModule } from './StubModule';

interface OpenPanel {
  target: PanelTarget;
  /** The number of panels below it. */
  depth: number;
}

interface DialogProps {
  target: PanelTarget;
  onClose: () => void;
}

function PanelDialog({ target, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    emit('shell:panel-opened', { panel: target.panel });
    return () => emit('shell:panel-closed', { panel: target.panel });
  }, [target.panel]);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      style={{ margin: 'auto', width: 'min(560px, 100%)', padding: 16, borderRadius: 16, border: 0 }}
    >
      <button type="button" onClick={onClose} style={{ float: 'right' }}>
        Close {target.panel}
      </button>
      <StubModule shown={{ kind: 'panel', id: target.panel, params: target.params }} />
    </dialog>
  );
}

/** @throws Error when the remote requests a panel with parameters that break its contract. */
function targetOf(panel: string, params: object): PanelTarget {
  const target = parsePanelTarget(panel, params);
  if (!target) throw new Error(`${panel} was requested with parameters that break its contract`);
  return target;
}

/**
 * Panels that the remote requests on the event bus, as stacked dialogs. When none is open, the panel to
 * replace is the one at the address.
 */
export function StubPanels() {
  const [open, setOpen] = useState<readonly OpenPanel[]>([]);
  const navigate = useNavigate();

  useEvent('shell:panel-requested', ({ panel, params }) => {
    const target = targetOf(panel, params);
    setOpen((before) => {
      // The second step takes the place of the first.
      const isStep = 'step' in target.params && before.at(-1)?.target.panel === target.panel;
      const below = isStep ? before.slice(0, -1) : before;
      return [...below, { target, depth: below.length }];
    });
  });
  useEvent('shell:panel-step-back-requested', () =>
    setOpen((before) => {
      const top = before.at(-1);
      if (!top || !('step' in top.target.params)) return before;
      const { step: _, ...params } = top.target.params;
      return [...before.slice(0, -1), { ...top, target: targetOf(top.target.panel, params) }];
    }),
  );
  useEvent('shell:panel-replace-requested', ({ panel, params }) => {
    const target = targetOf(panel, params);
    if (open.length > 0) setOpen((before) => [...before.slice(0, -1), { target, depth: before.length - 1 }]);
    else void navigate(panelPath(target.panel, target.params), { replace: true });
  });
  useEvent('shell:panel-back-requested', () => setOpen((before) => before.slice(0, -1)));
  useEvent('shell:panels-close-requested', () => setOpen([]));
  // The one panel rule that a remote running alone needs: a login closes the login panel (spec §4, Auth).
  useEvent('account:logged-in', () =>
    setOpen((before) => (before.at(-1)?.target.panel === 'auth' ? before.slice(0, -1) : before)),
  );

  return open.map(({ target, depth }) => (
    <PanelDialog
      key={`${depth} ${target.panel}`}
      target={target}
      onClose={() => setOpen((before) => before.slice(0, depth))}
    />
  ));
}
