import { ClassNames } from '@emotion/react';
import { gridRoom } from './gridSteps';

interface Props {
  count: number;
  /** How much higher than a card of the shop each is, px. */
  more: number;
}

/** Without a script nothing ever comes into it. */
const onlyWithScripts = { '@media (scripting: none)': { display: 'none' } };

/** The room that so many cards will take. */
export function GridRoom({ count, more }: Props) {
  return (
    <ClassNames>
      {({ css }) => <div className={css({ ...gridRoom(count, more), ...onlyWithScripts })} />}
    </ClassNames>
  );
}
