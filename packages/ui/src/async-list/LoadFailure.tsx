import { Button } from '../button/Button';
import { EmptyState } from '../empty-state/EmptyState';
import { Note } from '../note/Note';

interface CommonProps {
  readonly title: string;
  /** Label of the button that repeats the request. */
  readonly retry: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean | undefined;
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

/** Reports that something did not load, with a button that repeats the request. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, retry, onRetry, isRetrying = false } = props;
  if (props.look === 'note') {
    return (
      <Note
        kind="bad"
        action={
          <Button kind="text" size={44} isLoading={isRetrying} onClick={onRetry}>
            {retry}
          </Button>
        }
      >
        {title}
      </Note>
    );
  }
  return (
    <EmptyState
      title={title}
      titleAs={props.titleAs ?? 'h3'}
      text={props.text}
      action={
        <Button isLoading={isRetrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
