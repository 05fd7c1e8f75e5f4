import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { browserSecret, email, linkProblems, linkToken, magicAuthOption } from '../contract.ts'

const did = z.string('notFound').min(1, 'notFound').max(80, 'notFound')
const token = z.object({ token: z.string() })

/** GET /auth/switch-account-token: a 15-minute token for choosing another community of the same person. */
export const getChooserToken = endpoint({
  method: 'GET',
  path: '/auth/switch-account-token',
  who: 'contributor',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  output: token,
})

/** GET /auth/accounts (ours): the communities of the caller's own address; `did` is the open one, or ''. */
export const listAccounts = endpoint({
  method: 'GET',
  path: '/auth/accounts',
  who: 'chooserOrContributor',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ email: z.string(), did: z.string(), options: z.array(magicAuthOption) }),
})

/**
 * POST /auth/switch: called by an admin with the DID of a sub-community, opens a session inside it, which ends with the
 * current one and keeps it alive. Otherwise opens another community of the caller's own address, and ends the current
 * session. `linkExpired`: the invitation to it ended meanwhile.
 */
export const switchAccount = endpoint({
  method: 'POST',
  path: '/auth/switch',
  who: 'chooserOrContributor',
  inside: 'never',
  cors: 'studio',
  input: z.object({ did }),
  output: token,
  problems: { linkExpired: linkProblems.linkExpired },
})

/** POST /auth/signup-token: a temporary token for one more community on the caller's address. */
export const createSignUpToken = endpoint({
  method: 'POST',
  path: '/auth/signup-token',
  who: 'chooserOrContributor',
  inside: 'never',
  cors: 'studio',
  input: z.object({ connexionEmail: email }),
  output: token,
})

/** POST /auth/signup-token-multi-auth: the same, authorized by an unspent link to exactly this address; spends it. */
export const createSignUpTokenByLink = endpoint({
  method: 'POST',
  path: '/auth/signup-token-multi-auth',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ connexionEmail: email, token: linkToken, browser: browserSecret.optional() }),
  output: token,
  problems: linkProblems,
})

/** One of the caller's own sessions, as listed. */
const ownSession = z.object({
  id: z.string(),
  /** Browser and system (`Firefox, Linux`), '' when unknown. */
  device: z.string(),
  community: z.string(),
  createdAt: z.string(),
  usedAt: z.string(),
  current: z.boolean(),
})

/** GET /auth/sessions (ours): the caller's active sessions in all of their communities, most recently used first. */
export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  who: 'contributor',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ sessions: z.array(ownSession) }),
})

/** DELETE /auth/sessions/{sessionId} (ours): ends one of the caller's sessions. */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  who: 'contributor',
  inside: 'never',
  cors: 'studio',
  input: z.object({ sessionId: ref('session') }),
  output: z.object({}),
})

/** DELETE /auth/sessions (ours): ends all sessions except the current one. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  who: 'contributor',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ ended: z.number() }),
})

/** POST /auth/switch-back (ours): ends the session inside a sub-community, and returns a new token of the parent's. */
export const switchBack = endpoint({
  method: 'POST',
  path: '/auth/switch-back',
  who: 'contributor',
  cors: 'studio',
  input: z.object({}),
  output: token,
  problems: { notInside: { status: 409, code: 4090 } },
})
