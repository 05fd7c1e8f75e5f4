/** The cookie set once the gate was passed. */
export const GATE_COOKIE = 'gate'
export const GATE_SECONDS = 7 * 24 * 60 * 60
export const PASSWORD_MAX = 200

/** Pages outside the gate, besides everything that is not a studio page. */
const OUTSIDE = /^\/(protected|verify|share|shown|embed|claim|steward|verifier|kiosk)(\/|$)/

/** Whether a studio page is shown without the gate. */
export function isOutsideGate(path: string): boolean {
  return OUTSIDE.test(path)
}
