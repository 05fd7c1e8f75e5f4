/** How far the canvas extends beyond the card on each side, in shares of the card: room to turn. */
export const BLEED = { x: 0.26, y: 0.16 }
