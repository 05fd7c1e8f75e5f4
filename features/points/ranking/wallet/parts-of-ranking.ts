const FIRST = 3
const WITHOUT_OWN = 10

/**
 * The rows that a ranking begins with: the first three, and the holder's own with one before and two after it, as one part where
 * nothing lies between; without an own row the first ten. `around` are the own row's where the page does not have it.
 */
export function partsOfRanking<R extends { isOwn: boolean }>(rows: R[], around: R[]): R[][] {
  const own = rows.findIndex(({ isOwn }) => isOwn)
  if (own < 0 && around.length === 0) return [rows.slice(0, WITHOUT_OWN)]
  if (own < 0) return [rows.slice(0, FIRST), around]
  const [from, to] = [own - 1, own + 3]
  if (from <= FIRST) return [rows.slice(0, Math.max(FIRST, to))]
  return [rows.slice(0, FIRST), rows.slice(from, to)]
}
