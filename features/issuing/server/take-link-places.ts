import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language } from '#base/text.ts'
import type { ProvenDid } from '#credentials/wallet-signatures/verify-holder-proof.ts'
import { UNLIMITED } from '#features/claims/rules.ts'
import { takeUpTo } from '#features/claims/server/places.ts'
import { type Claim, givePlacesBack, spendEntries } from '#features/claims/server/queries.ts'
import { claims, entries, networkPlaces } from '#features/claims/server/tables.ts'
import { sharedWallets } from '#features/holders/server/lock-wallets.ts'
import { takeDelegations } from '#features/templates/server/delegation/take-delegation.ts'
import type { Context } from '#platform/context.ts'
import { statementName } from '#platform/database/statements.ts'
import { isOneOf } from '#platform/is-one-of.ts'

export type Link = { claimId: string; n: number }
/** A request for a badge: a proven DID, and for an open link the entry made by a solved puzzle. */
export type Asking = ProvenDid & { entryId: string; network: string; language: Language }
/**
 * A place to be given: its request, the confirmed address and what the recipient wants to be called (each '' without),
 * the delegation that it counts against.
 */
export type Taking = { asking: Asking; email: string; givenName: string; delegationN: number }

type Locked = { claimIds: string[]; dids: string[]; isSkipping: boolean }

/**
 * Claims by their ids, their rows locked until the commit, in one order; with `isSkipping`, without those that somebody
 * else has locked. Before them the wallets of `dids`: a badge of one that is merged or erased meanwhile would be nobody's.
 */
export async function lockLinks(ctx: Context, { claimIds, dids, isSkipping }: Locked): Promise<Map<string, Claim>> {
  const wallets = sharedWallets(ctx, [...new Set(dids)])
  const locked = await ctx.db
    .with(wallets)
    .select()
    .from(claims)
    // A condition on no row is judged first.
    .where(and(sql`(select count(*) from ${wallets}) >= 0`, isOneOf(claims.id, [...new Set(claimIds)])))
    .orderBy(asc(claims.id))
    .for('update', isSkipping ? { skipLocked: true } : {})
    .prepare(statementName(ctx.config, isSkipping ? 'lock-free-claims' : 'lock-claims'))
    .execute()
  return new Map(locked.map((claim) => [claim.id, claim]))
}

/**
 * Takes places of a locked open link for as many of `waiting` as possible: entries, networks, the template's quantity
 * and the delegation each can refuse some. Commits or rolls back with the caller's transaction, which counts them.
 */
export async function takeLinkPlaces(ctx: Context, claim: Claim, waiting: Asking[]): Promise<Taking[]> {
  const { didLimit, taken, reserved } = claim
  const room = didLimit === UNLIMITED ? waiting.length : Math.max(0, didLimit - taken - reserved)
  const entered = await enteredOf(ctx, claim, waiting)
  const allowed = (await withinNetworks(ctx, claim, entered)).slice(0, room)
  if (allowed.length === 0) return []
  const counted = await count(ctx, claim, allowed.length)
  const taking = counted.flatMap((delegationN, at) => {
    const place = allowed[at]
    return place ? [{ ...place, delegationN }] : []
  })
  if (taking.length > 0) await spendEntries(ctx, claim, taking)
  return taking
}

async function count(ctx: Context, { templateId }: Claim, wanted: number): Promise<number[]> {
  const places = await takeUpTo(ctx, templateId, wanted)
  const numbers = await takeDelegations(ctx, templateId, places)
  if (numbers.length < places) await givePlacesBack(ctx, templateId, places - numbers.length)
  return numbers
}

/** Requests whose entry into the link is confirmed, unused and not expired; one badge per confirmed address. */
async function enteredOf(ctx: Context, claim: Claim, waiting: Asking[]) {
  const ids = waiting.map(({ entryId }) => entryId)
  const living = await ctx.db
    .select({ id: entries.id, email: entries.email, givenName: entries.givenName })
    .from(entries)
    .where(
      and(
        inArray(entries.id, ids),
        eq(entries.claimId, claim.id),
        eq(entries.codeHash, ''),
        isNull(entries.usedAt),
        gt(entries.expiresAt, ctx.now()),
      ),
    )
  const emails = living.flatMap(({ email }) => email || [])
  const used = emails.length === 0 ? [] : await usedAddresses(ctx, claim, emails)
  const seen = new Set(used)
  const byId = new Map(living.map((entry) => [entry.id, entry]))
  return waiting.flatMap((asking) => {
    const entry = byId.get(asking.entryId)
    byId.delete(asking.entryId)
    if (!entry || seen.has(entry.email)) return []
    if (entry.email) seen.add(entry.email)
    return [{ asking, email: entry.email, givenName: entry.givenName }]
  })
}

async function usedAddresses(ctx: Context, claim: Claim, emails: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ email: entries.email })
    .from(entries)
    .where(and(eq(entries.claimId, claim.id), inArray(entries.email, emails), isNotNull(entries.usedAt)))
  return rows.map(({ email }) => email)
}

type Entered = Omit<Taking, 'delegationN'>

/** Requests whose network is still below the link's limit. */
async function withinNetworks(ctx: Context, claim: Claim, entered: Entered[]): Promise<Entered[]> {
  if (claim.networkLimit === 0 || entered.length === 0) return entered
  const rows = await ctx.db
    .select()
    .from(networkPlaces)
    .where(
      and(
        eq(networkPlaces.claimId, claim.id),
        inArray(
          networkPlaces.network,
          entered.map(({ asking }) => asking.network),
        ),
      ),
    )
  const taken = new Map(rows.map((row) => [row.network, row.taken]))
  return entered.filter(({ asking: { network } }) => {
    const before = taken.get(network) ?? 0
    taken.set(network, before + 1)
    return before < claim.networkLimit
  })
}
