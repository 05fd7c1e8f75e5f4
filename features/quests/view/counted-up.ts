/** When the count begins, once the card has arrived, and how long it takes, in milliseconds. */
const FROM_MS = 500
const TAKES_MS = 900

/** A whole number on its way from 0 to `to`, `elapsed` milliseconds after the card began to arrive; slower at the end. */
export function countedUp(to: number, elapsed: number): number {
  const part = Math.min(1, Math.max(0, (elapsed - FROM_MS) / TAKES_MS))
  return Math.round(to * (1 - (1 - part) ** 3))
}
