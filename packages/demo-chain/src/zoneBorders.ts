/** A line of corners, [latitude, longitude] in degrees. */
export type Border = readonly (readonly [latitude: number, longitude: number])[];

/** Reads `lat,lon lat,lon …`. */
function border(text: string): Border {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [latitude = Number.NaN, longitude = Number.NaN] = pair.split(',').map(Number);
      return [latitude, longitude];
    });
}

/**
 * The lines between the demo's delivery zones. They follow the roads and the river of our own schematic of the city
 * (packages/maps/src/schematic), of the embedded map, to some 35 metres; no data of others is in them. Each
 * begins where another ends.
 */
export const borders = {
  /** Leningradsky prospekt and highway, from the third ring to the MKAD. */
  leningradka: border(`
    55.7852,37.5655 55.7915,37.5518 55.8056,37.5146 55.808,37.5095 55.823,37.496 55.839,37.486
    55.878,37.4507 55.887,37.4408
  `),
  /** The third ring from there clockwise to Shcholkovskoye highway. */
  thirdRingNorth: border(`
    55.7852,37.5655 55.7886,37.5726 55.793,37.585 55.7944,37.6065 55.7943,37.6199 55.7923,37.6373
    55.7881,37.6591 55.7843,37.6739 55.7795,37.6849
  `),
  /** The third ring from Volgogradsky prospekt clockwise to the river at Luzhniki. */
  thirdRingSouth: border(`
    55.7275,37.68 55.7123,37.6574 55.7088,37.6487 55.7066,37.6387 55.7058,37.6274 55.7056,37.6157
    55.7067,37.5956 55.7095,37.5821 55.7145,37.5698
  `),
  /** The third ring from the river at the City clockwise to Leningradsky prospekt. */
  thirdRingWest: border(`
    55.7481,37.5392 55.7744,37.5536 55.781,37.5595 55.7852,37.5655
  `),
  /**
   * Half a mile north of the third ring: from Leningradsky prospekt past Sokolniki to Shcholkovskoye
   * highway.
   */
  northOfRing: border(`
    55.7852,37.5655 55.7915,37.5518 55.7955,37.5675 55.8001,37.583 55.8015,37.5921 55.8021,37.6032
    55.8019,37.6248 55.8005,37.6487 55.7992,37.657 55.7968,37.6652 55.7961,37.669 55.7953,37.6882
    55.7922,37.6988 55.7895,37.713
  `),
  /** The Moskva from the City around Luzhniki to the third ring. */
  river: border(`
    55.7481,37.5392 55.7509,37.5505 55.7519,37.5573 55.7518,37.5612 55.7511,37.5646 55.7486,37.5688
    55.745,37.5693 55.7406,37.5665 55.7345,37.5591 55.7238,37.5432 55.7212,37.5409 55.7188,37.54
    55.7165,37.5405 55.7145,37.5421 55.7124,37.546 55.7117,37.5495 55.7114,37.5536 55.7119,37.56
    55.7145,37.5698
  `),
  /** Shcholkovskoye highway from the third ring to where `northOfRing` meets it. */
  shcholkovskoyeStart: border(`
    55.7795,37.6849 55.783,37.69 55.7895,37.713
  `),
  /** Shcholkovskoye highway from there to the MKAD. */
  shcholkovskoyeEnd: border(`
    55.7895,37.713 55.7956,37.7359 55.7993,37.7535 55.8026,37.7729 55.8071,37.8048 55.8091,37.8152
    55.8151,37.8365
  `),
  /** Volgogradsky prospekt from the third ring to the MKAD. */
  volgogradka: border(`
    55.7275,37.68 55.725,37.685 55.7125,37.7175 55.7035,37.7435 55.6952,37.7727 55.6847,37.8158
    55.6786,37.8378
  `),
  /** The MKAD clockwise from Shcholkovskoye highway to Volgogradsky prospekt. */
  mkadEast: border(`
    55.8151,37.8365 55.7856,37.8416 55.761,37.843 55.7444,37.8419 55.7091,37.8356 55.6976,37.8356
    55.6786,37.8378
  `),
  /** The MKAD from there to Novorizhskoye highway. */
  mkadSouthWest: border(`
    55.6786,37.8378 55.6656,37.8383 55.6596,37.8361 55.6533,37.8313 55.6435,37.8195 55.6286,37.7957
    55.6064,37.7546 55.5858,37.7123 55.5815,37.7019 55.5781,37.6915 55.5756,37.6806 55.5735,37.6635
    55.5727,37.6405 55.5735,37.6185 55.5756,37.5993 55.5781,37.583 55.5835,37.5535 55.5878,37.5338
    55.5945,37.5122 55.5968,37.5071 55.6015,37.5 55.6279,37.4713 55.6637,37.4294 55.681,37.4125
    55.7025,37.3936 55.7244,37.3786 55.7298,37.376 55.7397,37.373 55.7516,37.3709 55.7668,37.3699
    55.7802,37.371 55.7876,37.3731
  `),
  /** The MKAD from there to Leningradskoye highway. */
  mkadNorthWest: border(`
    55.7876,37.3731 55.7954,37.377 55.8089,37.3868 55.8183,37.3918 55.8272,37.394 55.8422,37.3945
    55.8481,37.3957 55.8583,37.3999 55.866,37.4045 55.8761,37.4129 55.8807,37.419 55.8837,37.4256
    55.887,37.4408
  `),
  /** The MKAD from there to Losiny Ostrov. */
  mkadNorth: border(`
    55.887,37.4408 55.8997,37.4873 55.9041,37.5076 55.911,37.545 55.909,37.5734 55.9068,37.5944
    55.903,37.6203 55.8966,37.6582 55.8901,37.6904 55.885,37.7113 55.879,37.7319 55.872,37.7525
  `),
  /** The MKAD from there to Shcholkovskoye highway. */
  mkadNorthEast: border(`
    55.872,37.7525 55.8666,37.7662 55.8605,37.7796 55.8536,37.7929 55.8421,37.8121 55.8349,37.8223
    55.8285,37.8295 55.823,37.8339 55.8151,37.8365
  `),
  /**
   * Around Krasnogorsk, Khimki and Mytishchi: Novorizhskoye highway, the woods of Nakhabino, the canal, the shore
   * of the Klyazma reservoir, the edge of Losiny Ostrov.
   */
  suburbs: border(`
    55.7876,37.3731 55.7935,37.332 55.7975,37.296 55.8062,37.283 55.8112,37.2776 55.8206,37.2738
    55.8283,37.274 55.8506,37.2788 55.8798,37.2812 55.8894,37.2848 55.8986,37.2907 55.9159,37.3084
    55.9465,37.3466 55.9647,37.3663 55.9704,37.3775 55.9745,37.3925 55.9773,37.4101 55.9793,37.4357
    55.9793,37.4557 55.978,37.4679 55.9757,37.479 55.9725,37.489 55.9507,37.5366 55.9479,37.5485
    55.9465,37.5621 55.9479,37.6008 55.9531,37.6545 55.9528,37.6753 55.9503,37.7053 55.9504,37.7295
    55.9559,37.7805 55.9571,37.8044 55.9566,37.8267 55.9553,37.84 55.953,37.8519 55.948,37.867
    55.9414,37.8773 55.9362,37.8805 55.9306,37.8809 55.9214,37.8766 55.9102,37.8641 55.8956,37.8356
    55.8842,37.8087 55.8805,37.7912 55.8798,37.7745 55.8784,37.765 55.8769,37.7605 55.872,37.7525
  `),
} as const;
