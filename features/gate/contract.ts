import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { PASSWORD_MAX } from './rules.ts'

/** POST /gate: takes the site password and returns the signed value of the cookie that opens the gate for 7 days. */
export const openGate = endpoint({
  method: 'POST',
  path: '/gate',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ password: z.string().max(PASSWORD_MAX, 'badPassword') }),
  output: z.object({ pass: z.string() }),
  problems: { badPassword: { status: 403, code: 4030 } },
})
