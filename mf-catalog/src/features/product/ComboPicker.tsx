import type { ComboPart } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import { type comboDishes, formatRoubles } from '@storefront/domain';
import { OverlayInput, Picture, Stack, Tile } from '@storefront/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { cardFacts } from '../../shared/card/cardFacts';
import { cardPicture } from '../../shared/card/menuCard';
import { RowArrows } from '../../shared/row-arrows/RowArrows';
import {
  dishClass,
  dishesClass,
  dishFaceClass,
  dishTextClass,
  partArrowsClass,
  partFieldsetClass,
  partTitleClass,
} from './comboStyles';
import { messages } from './messages';

interface Props {
  /** The chosen dish of each part. */
  dishes: ReturnType<typeof comboDishes<ComboPart>>;
  onChoose: (partId: number, dishId: number) => void;
  tint: string;
}

/** The parts of a combo; each part is a row of dishes, of which one is chosen (spec §2, combo slider; §5). */
export function ComboPicker({ dishes, onChoose, tint }: Props) {
  if (dishes.length === 0) return null;
  return (
    <Stack gap={24}>
      {dishes.map(({ part, dish }, index) => (
        <PartRow
          key={part.id}
          part={part}
          title={part.name || messages.part(index + 1)}
          chosenId={dish.id}
          onChoose={(dishId) => onChoose(part.id, dishId)}
          tint={tint}
        />
      ))}
    </Stack>
  );
}

interface RowProps {
  part: ComboPart;
  title: string;
  chosenId: number;
  onChoose: (dishId: number) => void;
  tint: string;
}

function PartRow({ part, title, chosenId, onChoose, tint }: RowProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);

  // The initially chosen dish may lie beyond the edge: the row scrolls to the dish, and the page does not scroll.
  useEffect(() => {
    const chosen = row.current?.querySelector('input:checked')?.closest('label');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - 4;
  }, []);

  useEffect(() => {
    const measure = () => setCut(row.current !== null && row.current.scrollWidth > row.current.clientWidth);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return (
    <fieldset className={partFieldsetClass} data-cut={isCut}>
      <legend className={partTitleClass}>{title}</legend>
      {isCut && <RowArrows row={row} className={partArrowsClass} />}
      <div className={dishesClass} ref={row}>
        {part.products.map((dish) => (
          <label className={dishClass} key={dish.id}>
            <OverlayInput
              type="radio"
              name={name}
              value={dish.id}
              checked={dish.id === chosenId}
              onChange={() => onChoose(dish.id)}
            />
            <span className={dishFaceClass}>
              <Tile group={tint} shape="square">
                <Picture media={cardPicture(dish.media_list[0])} alt="" sizes="140px" />
              </Tile>
              <span className={dishTextClass}>
                <span data-part="name">{keepTogether(dish.name)}</span>
                <span data-part="note">{keepTogether(noteOf(dish))}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function noteOf({ surcharge, weight }: ComboPart['products'][number]): string {
  const extra = surcharge > 0 ? messages.extra(formatRoubles(surcharge)) : messages.included;
  return [cardFacts({ weight }), extra].filter(Boolean).join(' · ');
}
