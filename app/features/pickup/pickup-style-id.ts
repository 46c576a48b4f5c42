/** In a file of its own, because all pages load it. */
export const pickupStyleId = 'pickup-style';
