import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { memberDid } from '#features/members/contract.ts'

const ofAdmins = { who: 'admin', cors: 'studio' } as const

/**
 * POST /managers/members/same-person (ours): marks wallets as one person: for each challenge the earliest pass stays and
 * the others are reversed. The first DID is the wallet that the others belong to.
 */
export const markSamePerson = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/members/same-person',
  input: z.object({ dids: z.array(memberDid).min(2, 'walletsMissing').max(20, 'tooManyItems') }),
  output: z.object({ reversed: z.number() }),
})

/** GET /managers/members/person (ours): the other wallets that are marked as one person with a member; none without a mark. */
export const listPersonWallets = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: '/managers/members/person',
  input: z.object({ did: memberDid }),
  output: z.object({ wallets: z.array(z.object({ did: z.string(), name: z.string() })) }),
})

/** POST /managers/members/separate-person (ours): takes a wallet's mark away again, and books what it had passed. */
export const separatePerson = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/managers/members/separate-person',
  input: z.object({ did: memberDid }),
  output: z.object({}),
})
