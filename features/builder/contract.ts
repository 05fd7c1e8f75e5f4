import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { sendProblems } from '#features/sends/contract.ts'

/** POST /sessions/builders: creates a key with which other software makes sessions of one template. */
export const createSessionBuilder = endpoint({
  method: 'POST',
  path: '/sessions/builders',
  who: 'admin',
  proof: 'fresh',
  inside: 'never',
  cors: 'studio',
  input: z.object({ templateId: ref('template') }),
  output: z.object({ keyId: z.string(), apiKey: z.string() }),
  problems: {
    templateNotPublished: sendProblems.templateNotPublished,
    tooManyBuilders: { status: 409, code: 4090 },
  },
})

/** POST /sessions/builders/{templateId}/{builder}/show (ours): the key in clear; the access is logged with its admin. */
export const showSessionBuilder = endpoint({
  method: 'POST',
  path: '/sessions/builders/{templateId}/{builder}/show',
  who: 'admin',
  proof: 'fresh',
  inside: 'never',
  cors: 'studio',
  /** `builder` is the `keyId` of one of the template's session builders, and is looked up among them only. */
  input: z.object({ templateId: ref('template'), builder: z.string().max(80) }),
  output: z.object({ apiKey: z.string() }),
})

/** DELETE /sessions/builders/{templateId}/{builder} (ours): the key stops working. */
export const endSessionBuilder = endpoint({
  method: 'DELETE',
  path: '/sessions/builders/{templateId}/{builder}',
  who: 'admin',
  inside: 'never',
  cors: 'studio',
  /** `builder` is the `keyId` of one of the template's session builders, and is looked up among them only. */
  input: z.object({ templateId: ref('template'), builder: z.string().max(80) }),
  output: z.object({}),
})
