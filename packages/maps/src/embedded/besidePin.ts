interface Spot {
  x: number;
  y: number;
}

/** The middle of a number may not be here, px from the foot of the chosen marker, which is 50 wide and 62 high. */
const covered = { aside: 39, above: 71, below: 9 };
/** A cluster less than this above the foot, px, moves below it, a higher cluster aside: by its own size at most. */
const lower = 22;

/** A cluster's place, px: below or beside the chosen marker at `pin` if that marker would cover its number. */
export function besidePin(spot: Spot, pin: Spot): Spot {
  const right = spot.x - pin.x;
  const down = spot.y - pin.y;
  if (Math.abs(right) >= covered.aside || down <= -covered.above || down >= covered.below) return spot;
  return down > -lower ? { x: spot.x, y: pin.y + 26 } : { x: pin.x + (right < 0 ? -48 : 48), y: spot.y };
}
