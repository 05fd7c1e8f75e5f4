export const PLACE_MAX = 100
/** Seconds for which one code of a kiosk page is displayed. */
export const KIOSK_SECONDS = 15
/** Seconds of codes that a kiosk page has in advance, for a short loss of its network. */
export const KIOSK_AHEAD_SECONDS = 300

/** A code that a kiosk displays from a moment on. */
export type TimedCode = { at: string; code: string }
/** The server's time at a moment of a clock that nobody can set (`performance.now()`). */
export type Synced = { serverMs: number; monotonicMs: number }

const STEP_MS = KIOSK_SECONDS * 1000

/** The server's time now, by that clock: setting the device's clock back or forward changes nothing. */
export function serverNow({ serverMs, monotonicMs }: Synced, monotonicNow: number): number {
  return serverMs + (monotonicNow - monotonicMs)
}

/** The code to display at a time of the server, and for how long; undefined before the first and after the last one. */
export function codeAt(codes: TimedCode[], now: number): { code: string; leftMs: number } | undefined {
  const shown = codes.find(({ at }) => Date.parse(at) <= now && now < Date.parse(at) + STEP_MS)
  return shown && { code: shown.code, leftMs: Date.parse(shown.at) + STEP_MS - now }
}

/** Whether a visit has not begun, is open, or is over; '' has no limit. */
export function stateOfVisit({ from, to }: { from: string; to: string }, now: Date): 'early' | 'open' | 'over' {
  if (from !== '' && now.getTime() < Date.parse(from)) return 'early'
  return to !== '' && Date.parse(to) <= now.getTime() ? 'over' : 'open'
}
