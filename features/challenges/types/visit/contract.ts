import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { enteredText } from '../entered-rules.ts'
import { PLACE_MAX } from './rules.ts'

const ofAdmins = { who: 'admin', cors: 'studio' } as const
const moment = z.union([z.literal(''), z.iso.datetime({ offset: true, error: 'dateInvalid' })]).default('')

/** What an admin enters. */
export const visitData = z
  .object({ name: enteredText(PLACE_MAX, 'placeMissing'), from: moment, to: moment })
  .refine(({ from, to }) => from === '' || to === '' || Date.parse(from) < Date.parse(to), {
    error: 'endBeforeStart',
    path: ['to'],
  })
export type VisitData = z.output<typeof visitData>

/** POST /managers/challenges/{challengeId}/kiosk (ours): the link of a visit's kiosk page; a new one ends the old. */
export const createKiosk = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/challenges/{challengeId}/kiosk',
  scope: 'quests:write',
  input: z.object({ challengeId: ref('challenge') }),
  output: z.object({ url: z.string() }),
  problems: { notAVisit: { status: 409, code: 4090 } },
})

/** POST /kiosk (ours): what the kiosk page displays now; its token is in the body, never in an address. */
export const showKiosk = endpoint({
  method: 'POST',
  path: '/kiosk',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: z.string().max(200, 'kioskEnded') }),
  output: z.object({
    name: z.string(),
    community: z.string(),
    imageUrl: z.string(),
    /** Before `from` and after `to` there is no code. */
    state: z.enum(['early', 'open', 'over']),
    from: z.string(),
    to: z.string(),
    /** Codes of the next minutes, so that a short loss of the network is not seen: each is displayed from its moment. */
    codes: z.array(z.object({ at: z.string(), code: z.string() })),
    now: z.string(),
  }),
  problems: { kioskEnded: { status: 410, code: 4100 } },
  rate: { limit: 120, seconds: 60 },
})
