import { useFailureToast, userQuery } from '@storefront/api-client';
import { backToPreviousPanel, keepTogether, useLeavePanel, usePanelBack } from '@storefront/contracts';
import { hasProfileName } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour } from '@storefront/tokens';
import {
  Button,
  LoadFailure,
  PanelFrame,
  Skeleton,
  SkeletonGroup,
  Stack,
  toLoadFailure,
} from '@storefront/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useIsEmpty } from '../../shared/user/useIsEmpty';
import { messages } from './messages';
import { RegistrationForm } from './RegistrationForm';
import { useRegistrationForm } from './useRegistrationForm';

const subtitleClass = css({ color: colour.ink2 });

/**
 * Asks a new customer for a name, and returns to the step that the login interrupted (spec §2, §4). For a customer who
 * has a name the panel closes as after saving (readings 6). No order needs a name, so the customer may go on without one.
 */
export default function RegistrationPanel() {
  const formId = useId();
  const query = useQuery(userQuery());
  const { data: user, error, isLoadingError } = query;
  const failure = toLoadFailure(query);
  useFailureToast(isLoadingError && error, messages.userFailed);
  const [now] = useState(() => new Date());
  const form = useRegistrationForm(now);
  const isEmpty = useIsEmpty(form);
  // Once: the name arrives after saving, while the panel is still closing.
  const leave = useLeavePanel('registration');

  const hasName = hasProfileName(user);
  const sendAway = useEffectEvent(leave);
  useEffect(() => {
    if (hasName) sendAway();
  }, [hasName]);

  return (
    <PanelFrame
      title={messages.title}
      back={usePanelBack()}
      // Back to the panel below, where the order that the login interrupted goes on.
      onClose={backToPreviousPanel}
      footer={
        !failure && (
          <Stack gap={4}>
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
            <Button kind="text" size={44} isWide onClick={backToPreviousPanel}>
              {messages.skip}
            </Button>
          </Stack>
        )
      }
    >
      <Stack gap={20}>
        <p className={subtitleClass}>{keepTogether(messages.subtitle)}</p>
        {failure ? (
          // The form is left out: it would overwrite a name that the customer may have.
          <LoadFailure title={messages.userFailed} retry={messages.retry} {...failure} />
        ) : !user || hasName ? (
          <SkeletonGroup label={messages.loading}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </SkeletonGroup>
        ) : (
          <RegistrationForm formId={formId} form={form} now={now} onSaved={leave} />
        )}
      </Stack>
    </PanelFrame>
  );
}
