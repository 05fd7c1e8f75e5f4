import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'

/** GET /managers/deletion (ours): the effects of a deletion, in numbers. */
export const getDeletion = endpoint({
  method: 'GET',
  path: '/managers/deletion',
  who: 'mainAdmin',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  /** Valid badges held by people; claims that are still open; sub-communities, which become independent. */
  output: z.object({ badges: z.number(), openClaims: z.number(), subCommunities: z.number() }),
})

/** DELETE /managers: deletes the community of the caller, its main admin. */
export const deleteIssuer = endpoint({
  method: 'DELETE',
  path: '/managers',
  who: 'mainAdmin',
  proof: 'freshOrSigned',
  inside: 'never',
  cors: 'studio',
  input: z.object({}),
  output: z.object({ callbackId: z.string() }),
})

const addressProblems = { addressNotProven: { status: 403, code: 4030 } } as const

/** GET /wallet/deletion (ours): the effects of deleting the caller's wallet, in numbers. */
export const getWalletDeletion = endpoint({
  method: 'GET',
  path: '/wallet/deletion',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  /** Badges that stay verifiable, public pages that end, memberships that end; `own`: only the person has the key. */
  output: z.object({ badges: z.number(), shares: z.number(), memberships: z.number(), own: z.boolean() }),
})

/** DELETE /wallet/holder (ours): erases the caller as a holder. Refused in a session opened only by a claim link. */
export const deleteWallet = endpoint({
  method: 'DELETE',
  path: '/wallet/holder',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: z.object({}),
  problems: addressProblems,
})
