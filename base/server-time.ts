/** A device that is off by less is right: answers take time, and name seconds only. */
const OFF_MS = 30_000

let aheadMs = 0

/** Notes the server's time by the `Date` of an answer (RFC 9110, section 6.6.1); what is no date says nothing. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const at = Date.parse(date ?? '')
  if (!Number.isNaN(at)) aheadMs = Math.abs(at - now) > OFF_MS ? at - now : 0
}

/** The time to sign with: that of the server where this device's clock is wrong, which would refuse the signature. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs)
}
