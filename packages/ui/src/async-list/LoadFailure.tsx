import { Button } from '../button/Button';
import { EmptyState } from '../empty-state/EmptyState';
import { passFocus } from '../focus/passFocus';
import { Note } from '../note/Note';
import { messages } from './messages';

interface CommonProps {
  readonly title: string;
  /** Label of the button that repeats the request. */
  readonly retry: string;
  readonly onRetry: () => void;
  /** Says that there is no network instead, without a button: the request goes on by itself. */
  readonly isOffline?: boolean | undefined;
}

/** In place of a page's or a panel's content. */
interface BlockFailure extends CommonProps {
  readonly look?: 'block';
  /** Level of the title on its page or panel. */
  readonly titleAs?: 'h1' | 'h2' | 'h3';
  readonly text?: string | undefined;
}

/** One line among other content of the page. */
interface NoteFailure extends CommonProps {
  readonly look: 'note';
}

export type LoadFailureProps = BlockFailure | NoteFailure;

/**
 * The element around the failure takes the focus of the button, which disappears while the request is repeated. The
 * status element cannot: it is empty once the request has succeeded.
 */
function toPlace(button: HTMLElement | null) {
  const failure = button?.parentElement?.parentElement;
  const place = failure?.parentElement?.closest<HTMLElement>(':not([role=status])');
  return button ? passFocus(button, () => place) : undefined;
}

/** Reports that something did not load, with a button that repeats the request. See `toLoadFailure`. */
export function LoadFailure(props: LoadFailureProps) {
  const { retry, onRetry, isOffline = false } = props;
  const title = isOffline ? messages.offline : props.title;
  const look = props.look === 'note' ? ({ kind: 'text', size: 44 } as const) : {};
  const action = !isOffline && (
    <Button {...look} ref={toPlace} onClick={onRetry}>
      {retry}
    </Button>
  );
  if (props.look === 'note') {
    return (
      <Note kind="bad" action={action}>
        {title}
      </Note>
    );
  }
  return (
    <EmptyState
      title={title}
      titleAs={props.titleAs ?? 'h3'}
      text={isOffline ? undefined : props.text}
      action={action}
    />
  );
}
