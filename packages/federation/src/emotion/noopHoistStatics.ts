/** Emotion copies component statics in `withTheme` only, which we do not use: our themes are CSS variables. */
export default function noopHoistStatics<Target>(target: Target): Target {
  return target;
}
