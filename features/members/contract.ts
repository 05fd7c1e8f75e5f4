import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'

/** Leaves an issuer: the holder keeps the Membership badge, but is no longer a member. */
export const leaveIssuer = endpoint({
  method: 'DELETE',
  path: '/wallet/memberships/{issuerId}',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ issuerId: ref('issuer') }),
  output: z.object({}),
})
