import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { session } from '#features/claims/contract.ts'
import { createSessions } from '#features/sends/contract.ts'

/** Calls by other software, with an API key in the header `Token`; never from a page. */
const builder = { who: 'apiKey', cors: 'studio' } as const

/**
 * POST /builder/sessions: the body of POST /sessions, without members; a session builder's key determines the template.
 */
export const buildSessions = endpoint({
  ...builder,
  method: 'POST',
  path: '/builder/sessions',
  scope: 'sessions:write',
  input: createSessions.input.omit({ dids: true }).extend({
    templateId: ref('template').optional(),
  }),
  output: createSessions.output.omit({ callbackId: true }),
  problems: {
    ...createSessions.problems,
    templateMissing: { status: 400, code: 4000 },
  },
})

/** GET /builder/sessions/{challenge}: a row of the history. */
export const readBuiltSession = endpoint({
  ...builder,
  method: 'GET',
  path: '/builder/sessions/{challenge}',
  scope: 'sessions:read',
  input: z.object({ challenge: ref('claim') }),
  output: session,
})

/** GET /builder/badges/{id}: an issued badge and its credential. */
export const readBuiltBadge = endpoint({
  ...builder,
  method: 'GET',
  path: '/builder/badges/{badgeId}',
  scope: 'badges:read',
  input: z.object({ badgeId: ref('badge') }),
  output: z.object({
    badgeId: z.string(),
    challenge: z.string(),
    templateId: z.string(),
    owner: z.string(),
    issuedAt: z.string(),
    revokedAt: z.string(),
    credential: z.record(z.string(), z.unknown()),
  }),
})
