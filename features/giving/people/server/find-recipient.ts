import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { addressOfDid, didOfAddress } from '#credentials/dids/did-sdi.ts'
import { holderOfAddress } from '#features/holders/server/holder-of-address.ts'
import { findHolder, type Holder, holderOfDid } from '#features/holders/server/queries.ts'
import { members } from '#features/members/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { readGivingCode } from '../../rules.ts'
import { givingCodes, shownMembers } from '../../server/tables.ts'

export type NamedRecipient = { code: string; email: string; did: string }
/** `holder` is the wallet behind it, also that of an address: never tell a giver who named an address. */
export type Recipient = { email: string; holder: Holder | undefined }

/**
 * The recipient whom a giver named: by a code, an address (which needs no wallet), or as a member who is shown. Throws
 * `recipientMissing` unless exactly one is given, and `recipientUnknown`.
 */
export async function findRecipient(ctx: Context, issuerId: string, named: NamedRecipient): Promise<Recipient> {
  const { code, email, did } = named
  if ([code, email, did].filter(Boolean).length !== 1) throw new Problem('recipientMissing')
  const holder = await walletOf(ctx, named)
  if (email) return { email, holder }
  if (!holder || (did && !(await isShown(ctx, issuerId, holder.id)))) throw new Problem('recipientUnknown')
  return { email: '', holder }
}

/** The wallet behind a code, an address or a DID, whether it may be chosen or not; undefined without one. */
export async function walletOf(ctx: Context, { code, email, did }: NamedRecipient): Promise<Holder | undefined> {
  if (email) return holderOfAddress(ctx, email)
  const address = addressOfDid(did)
  if (address) return holderOfDid(ctx, didOfAddress(address))
  const read = readGivingCode(code, ctx.config.walletUrl)
  if (read === undefined) return undefined
  const [row] = await ctx.db.select().from(givingCodes).where(eq(givingCodes.code, read))
  return row && findHolder(ctx, row.holderId)
}

async function isShown(ctx: Context, issuerId: string, holderId: string): Promise<boolean> {
  const isTheirs = and(eq(members.holderId, holderId), eq(members.issuerId, issuerId))
  const [row] = await ctx.db
    .select({ id: members.holderId })
    .from(members)
    .innerJoin(
      shownMembers,
      and(eq(shownMembers.issuerId, members.issuerId), eq(shownMembers.holderId, members.holderId)),
    )
    .where(and(isTheirs, isNull(members.endedAt), isNull(members.suspendedAt)))
  return row !== undefined
}
