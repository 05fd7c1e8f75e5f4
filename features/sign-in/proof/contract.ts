import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { code, linkProblems } from '../contract.ts'

/**
 * POST /auth/proof (ours): asks the person of a session for a fresh proof, for a call that failed with `proofMissing`.
 * E-mails six digits to the session's address (`request`, for `confirmProof`), or asks the wallet that opened the
 * session to sign (`callbackId`, an operation whose success is the proof).
 */
export const askProof = endpoint({
  method: 'POST',
  path: '/auth/proof',
  who: 'contributor',
  cors: 'studio',
  input: z.object({ lang: z.enum(['en', 'fr']).default('en') }),
  /** `email`: the address that gets the code; '' when a wallet signs. */
  output: z.object({ request: z.string(), email: z.string(), callbackId: z.string() }),
})

/** POST /auth/proof/confirm (ours): checks the six digits; the proof holds for this session, until `until`. */
export const confirmProof = endpoint({
  method: 'POST',
  path: '/auth/proof/confirm',
  who: 'contributor',
  cors: 'studio',
  /** `request` is looked up among those of the caller's session. */
  input: z.object({ request: z.string('linkExpired').max(80, 'linkExpired'), code }),
  output: z.object({ until: z.string() }),
  problems: { linkExpired: linkProblems.linkExpired, codeWrong: linkProblems.codeWrong },
})
