import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { isTimeZone } from '#features/places/zone-rules.ts'
import * as rules from './rules.ts'

const digest = z.object({
  every: z.enum(rules.EVERY),
  /** The IANA name of the zone in which it is 17:00; '' until the digest is first turned on. */
  timeZone: z.string(),
  /** Where it goes: the oldest proven address of the wallet, '' without one. */
  email: z.string(),
  /** When the next one goes out, if there is anything new; '' while it is off. */
  nextAt: z.string(),
  /** Whether it was turned off because a mail server refused the address for good. */
  isRefused: z.boolean(),
})

/** GET /wallet/digest (ours): how often the holder gets an e-mail with what is new in their communities. */
export const getDigest = endpoint({
  method: 'GET',
  path: '/wallet/digest',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: digest,
})

/** PUT /wallet/digest (ours): changes it; only turning it off needs no proven address. */
export const updateDigest = endpoint({
  method: 'PUT',
  path: '/wallet/digest',
  who: 'holder',
  cors: 'wallet',
  input: z.object({
    every: z.enum(rules.EVERY, 'digestInvalid'),
    /** An IANA name ("Europe/Paris"). */
    timeZone: z
      .string('timeZoneInvalid')
      .max(64, 'timeZoneInvalid')
      // Browsers also accept an offset, which knows no summer time.
      .refine((zone) => /^[A-Za-z]/.test(zone) && isTimeZone(zone), 'timeZoneInvalid'),
  }),
  output: digest,
  problems: { addressMissing: { status: 409, code: 4090 }, addressNotProven: { status: 403, code: 4030 } },
})
