interface Spot {
  x: number;
  y: number;
}

/** Where the middle of a number may not be, px from the foot of the chosen marker, which is 50 wide and 62 high. */
const covered = { aside: 39, above: 71, below: 9 };
/** A cluster from here on, px above the foot, goes below it, else aside: each way is no longer than a cluster. */
const lower = 22;

/** A cluster's place, px; one whose number the chosen marker at `pin` would cover stands below or beside that marker. */
export function besidePin(spot: Spot, pin: Spot): Spot {
  const right = spot.x - pin.x;
  const down = spot.y - pin.y;
  if (Math.abs(right) >= covered.aside || down <= -covered.above || down >= covered.below) return spot;
  return down > -lower ? { x: spot.x, y: pin.y + 26 } : { x: pin.x + (right < 0 ? -48 : 48), y: spot.y };
}
