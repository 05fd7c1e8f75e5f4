import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { browserSecret, code, email, linkProblems, linkToken } from '../contract.ts'

const linkExpired = { linkExpired: linkProblems.linkExpired } as const
const token = z.object({ token: z.string() })

/** POST /auth/invitation/verify (ours): what a mailed invitation offers; changes nothing. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation/verify',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: linkToken }),
  output: z.object({
    /** The community that invites. */
    community: z.string(),
    profileImage: z.string(),
    /** `subCommunity`: to create one inside of it. */
    role: z.enum(['admin', 'contributor', 'subCommunity']),
    /** The name of the sub-community to create; otherwise ''. */
    name: z.string(),
    /** The invited address; no other can accept. */
    email: z.string(),
    inviter: z.string(),
    /** A contributor's folders, by name. */
    folders: z.array(z.string()),
    expiresAt: z.string(),
  }),
  problems: linkExpired,
})

/**
 * POST /auth/invitation/accept (ours): accepts once, and signs in to the community. The token of an invitation to create a
 * sub-community is a temporary one for the wizard; creating it accepts, and until then the link opens the wizard again.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation/accept',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: linkToken, browser: browserSecret.optional() }),
  output: token,
  problems: linkExpired,
})

/**
 * POST /auth/invitation/code (ours): the same with the six digits from the e-mail, within 15 minutes. The response is
 * the same for an address without an invitation and for a wrong, late or used code.
 */
export const acceptInvitationByCode = endpoint({
  method: 'POST',
  path: '/auth/invitation/code',
  who: 'anyone',
  cors: 'studio',
  rate: { limit: 60, seconds: 3600 },
  input: z.object({ email, code, browser: browserSecret.optional() }),
  output: token,
  problems: { codeWrong: linkProblems.codeWrong },
})

/** POST /auth/invitation/decline (ours): ends the invitation and notifies the inviter. */
export const declineInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation/decline',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: linkToken }),
  output: z.object({}),
  problems: linkExpired,
})
