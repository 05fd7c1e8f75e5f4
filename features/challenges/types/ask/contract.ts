import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { isLocal, URL_MAX } from './rules.ts'

/** Plain http only to the machine itself, which the server refuses unless it is reached from there alone. */
const server = z
  .string('urlInvalid')
  .trim()
  .max(URL_MAX, 'urlInvalid')
  .refine((typed) => (/^https:\/\/[^\s]+$/.test(typed) || isLocal(typed)) && URL.canParse(typed), 'urlInvalid')

/** What an admin enters. */
export const askData = z.object({ url: server })
export type AskData = z.output<typeof askData>

/** POST /managers/challenges/{challengeId}/secret (ours): the secret that signs the requests of an `ask` challenge. */
export const showAskSecret = endpoint({
  who: 'admin',
  cors: 'studio',
  method: 'POST',
  path: '/managers/challenges/{challengeId}/secret',
  scope: 'quests:write',
  input: z.object({ challengeId: ref('challenge') }),
  /** As Standard Webhooks write it: `whsec_` and base64 of 32 bytes. */
  output: z.object({ secret: z.string() }),
  problems: { notAnAsk: { status: 409, code: 4090 } },
})
