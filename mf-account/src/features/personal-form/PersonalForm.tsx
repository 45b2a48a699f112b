import type { User } from '@storefront/api-contract';
import { closePanels, useLeavePanel, usePanelBack } from '@storefront/contracts';
import { Form, type ZodForm } from '@storefront/forms';
import { useQueryClient } from '@storefront/query';
import { Button, PanelFrame } from '@storefront/ui';
import { type ReactNode, useId } from 'react';
import { rereadUser, toastUnsaved } from '../../shared/user/rereadUser';
import { useIsEmpty } from '../../shared/user/useIsEmpty';
import { messages } from './messages';

interface Props<Name extends string> {
  panel: 'edit-name' | 'edit-email' | 'edit-birthday';
  title: string;
  form: ZodForm<Record<Name, string>, Record<Name, string>>;
  /** Sends the value; the customer is read again afterwards (spec §7, Profile). */
  save: (values: Record<Name, string>) => Promise<unknown>;
  /** The value as a field of the customer. */
  toUser: (values: Record<Name, string>) => Partial<User>;
  /** The field. */
  children: ReactNode;
}

/** The panel with a form of one field; it closes once the value is saved (spec §2, Personal data; §5). */
export function PersonalForm<Name extends string>(props: Props<Name>) {
  const { panel, title, form, save, toUser, children } = props;
  const formId = useId();
  const queryClient = useQueryClient();
  const leave = useLeavePanel(panel);
  const isEmpty = useIsEmpty(form);

  async function submit(values: Record<Name, string>) {
    try {
      await save(values);
    } catch (error) {
      // Another device may have set a birthday, for example.
      toastUnsaved(queryClient, error, messages.notSaved);
      throw error;
    }
    // Not awaited: the value is saved, and the panel shows it.
    void rereadUser(queryClient, toUser(values));
    leave();
  }

  return (
    <PanelFrame
      title={title}
      back={usePanelBack()}
      onClose={closePanels}
      footer={
        <Button
          type="submit"
          form={formId}
          kind="primary"
          size={56}
          isWide
          isLoading={form.formState.isSubmitting}
          disabledReason={isEmpty ? messages.empty : undefined}
        >
          {messages.save}
        </Button>
      }
    >
      <Form form={form} id={formId} failure={messages.notSaved} onSubmit={submit}>
        {children}
      </Form>
    </PanelFrame>
  );
}
