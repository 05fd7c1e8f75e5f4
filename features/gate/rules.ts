/** The cookie that says that the gate was passed. */
export const GATE_COOKIE = 'gate'
export const GATE_SECONDS = 7 * 24 * 60 * 60
export const PASSWORD_MAX = 200

/** Pages that stand outside of the gate, beside what is no page of the studio at all. */
const OUTSIDE = /^\/(protected|verify|share|embed|claim|steward)(\/|$)/

/** Whether a page of the studio is shown before the gate. */
export function isOutsideGate(path: string): boolean {
  return OUTSIDE.test(path)
}
