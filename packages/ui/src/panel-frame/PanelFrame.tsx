import { css } from '@storefront/styles';
import { aboveKeyboard, colour, elevation, layers, media, textStyles } from '@storefront/tokens';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/IconButton';
import { messages } from './messages';

/** The back button in the panel's head. */
interface PanelAction {
  readonly label: string;
  readonly onPress: () => void;
}

interface CommonProps {
  readonly back?: PanelAction | undefined;
  /** Called by the cross; without it the panel has no cross. */
  readonly onClose?: (() => void) | undefined;
  /** Accessible name of the cross. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  /** Stays in view under the scrolling body, unless the window is too low for both and no keyboard is the reason. */
  readonly footer?: ReactNode;
  /** `flush` lets a picture or a map touch the edges. */
  readonly body?: 'padded' | 'flush';
}

interface Titled extends CommonProps {
  readonly head?: 'bar';
  /** Id of the title, for elements that refer to it. */
  readonly titleId?: string;
  readonly title: string;
  /** Right of the title, before the cross. */
  readonly aside?: ReactNode;
}

/** The buttons float over the picture, and the body contains the title. */
interface Floating extends CommonProps {
  readonly head: 'floating';
}

export type PanelFrameProps = Titled | Floating;

const scrolling = {
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A focused element scrolls into view together with its ring.
  scrollPadding: '8px 0',
} as const;

const rootClass = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: colour.surface,
  // Head and footer would leave no room between them: the whole panel scrolls, under its title.
  [media.low]: { ...scrolling, scrollPadding: '60px 0 8px' },
  // Also the bar of `aboveKeyboard` is below a field that gets the focus.
  [media.lowByKeyboard]: { scrollPaddingBottom: '8.5rem' },
});
const barClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 64,
  padding: '8px 8px 8px 4px',
  background: colour.surface,
  [media.sm]: { minHeight: 72, padding: '8px 16px 8px 12px' },
  [media.low]: {
    position: 'sticky',
    zIndex: layers.sticky,
    top: 0,
    minHeight: 52,
    paddingTop: 2,
    paddingBottom: 2,
  },
});
// Two lines of the title fit the bar's least height: a title that changes with the input below moves nothing.
const titleClass = css({ ...textStyles.h3, lineHeight: '1.5rem', flex: 1, minWidth: 0, paddingLeft: 12 });
const floatClass = css({
  position: 'absolute',
  zIndex: 1,
  left: 16,
  right: 16,
  top: 16,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '& > [data-part=close]': { marginLeft: 'auto' },
});
const bodyClass = css({
  flex: 1,
  minHeight: 0,
  ...scrolling,
  [media.low]: { flex: '1 0 auto', overflow: 'visible' },
  // A focused element scrolls to below the buttons that float over the body.
  '&[data-head=floating]': { scrollPaddingTop: 76 },
  '&[data-body=padded]': { padding: '4px 16px 24px', [media.sm]: { padding: '4px 24px 24px' } },
});
const footerClass = css({
  position: 'relative',
  flex: 'none',
  padding: '16px 16px calc(16px + env(safe-area-inset-bottom))',
  background: colour.surface,
  boxShadow: `0 -1px 0 ${colour.line}`,
  [media.sm]: { padding: '16px 24px calc(20px + env(safe-area-inset-bottom))' },
  ...aboveKeyboard,
});
const raisedClass = css({ borderRadius: '50%', boxShadow: elevation[1] });

/** The layout of a side panel: head, scrolling body, sticky footer. */
export function PanelFrame(props: PanelFrameProps) {
  const { back, onClose, closeLabel = messages.close, children, footer, body = 'padded' } = props;
  const ownId = useId();
  return (
    <div className={rootClass}>
      {props.head === 'floating' ? (
        <FloatingHead back={back} onClose={onClose} closeLabel={closeLabel} />
      ) : (
        <div className={barClass}>
          {back && <IconButton label={back.label} icon={<ArrowLeft aria-hidden />} onClick={back.onPress} />}
          <h2 className={titleClass} id={props.titleId ?? ownId}>
            {props.title}
          </h2>
          {props.aside}
          {onClose && <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />}
        </div>
      )}
      <div className={bodyClass} data-body={body} data-head={props.head}>
        {children}
      </div>
      {footer && <div className={footerClass}>{footer}</div>}
    </div>
  );
}

interface FloatingHeadProps extends Pick<CommonProps, 'back' | 'onClose'> {
  readonly closeLabel: string;
}

function FloatingHead({ back, onClose, closeLabel }: FloatingHeadProps) {
  return (
    <div className={floatClass}>
      {back && (
        <span className={raisedClass}>
          <IconButton
            kind="floating"
            label={back.label}
            icon={<ArrowLeft aria-hidden />}
            onClick={back.onPress}
          />
        </span>
      )}
      {onClose && (
        <span className={raisedClass} data-part="close">
          <IconButton kind="floating" label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
        </span>
      )}
    </div>
  );
}
