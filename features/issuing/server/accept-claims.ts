import { and, eq, inArray } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { issueBadges } from '#features/badges/server/issue-badge.ts'
import { badges } from '#features/badges/server/tables.ts'
import { giverOf } from '#features/claims/server/giver-of.ts'
import type { Claim } from '#features/claims/server/queries.ts'
import { ensureOwnHolders } from '#features/holders/server/ensure-own-holder.ts'
import { addressesOf, holdersOfDids, subjectFor } from '#features/holders/server/queries.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { lockNames } from '#features/members/server/lock-members.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import { templateAtVersion } from '#features/templates/server/template-at-version.ts'
import { recordEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { notifyGiftTaken } from './gift-listeners.ts'
import { type Asking, type Link, lockLink, type Taking, takeLinkPlaces } from './take-link-places.ts'

export type Accepted = { id: string; credential: Record<string, unknown> }

/**
 * Collects a place of a claim for each of some proven DIDs and issues their badges in one transaction, at most
 * `didLimit` times in all. The claim's row is locked first: one of two simultaneous holders gets the last place, the
 * other undefined. A holder who already has the badge gets the same one again. Results are in the order of `asking`.
 * Throws `notYours` for a claim that belongs to another holder.
 */
export function acceptClaims(ctx: Context, link: Link, asking: Asking[]): Promise<(Accepted | undefined)[]> {
  return inTransaction(ctx, async (ctx) => {
    const claim = await lockLink(ctx, link)
    // After the lock: a simultaneous request of the same holder has committed by now and is visible here.
    const known = await holdersOfDids(ctx, asking.map(walletOf))
    const holderIds = [...known.values()].map(({ id }) => id)
    const given = await badgesOf(ctx, link.claimId, holderIds)
    const personOf = (one: Asking) => known.get(walletOf(one))?.id ?? walletOf(one)
    const people = new Map(asking.map((one) => [personOf(one), one]))
    if (claim?.holderId && !people.has(claim.holderId)) throw new Problem('notYours')
    const waiting = [...people.values()].filter((one) => !given.has(personOf(one)))
    if (claim && waiting.length > 0) {
      for (const [one, accepted] of await issueTo(ctx, claim, waiting)) given.set(personOf(one), accepted)
    }
    return asking.map((one) => given.get(personOf(one)))
  })
}

/** The DID by which the holder is known: the account, whatever DID names it. */
function walletOf({ did, account }: Asking): string {
  return account ?? did
}

async function badgesOf(ctx: Context, claimId: string, holderIds: string[]): Promise<Map<string, Accepted>> {
  if (holderIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: badges.id, credential: badges.credential, holderId: badges.holderId })
    .from(badges)
    .where(and(eq(badges.claimId, claimId), inArray(badges.holderId, holderIds)))
  return new Map(rows.map(({ holderId, ...badge }) => [holderId, badge]))
}

async function issueTo(ctx: Context, claim: Claim, waiting: Asking[]): Promise<Map<Asking, Accepted>> {
  const present = await findTemplate(ctx, claim.templateId)
  const issuer = await findIssuer(ctx, claim.issuerId)
  if (!present || !issuer) return new Map()
  const taking = await takeLinkPlaces(ctx, claim, waiting)
  if (taking.length === 0) return new Map()
  const template = await templateAtVersion(ctx, present, claim.templateVersion)
  const holders = await ensureOwnHolders(
    ctx,
    taking.map(({ asking }) => ({ did: walletOf(asking), language: asking.language })),
  )
  const receivers = []
  for (const { asking, email, delegationN } of taking) {
    const holder = holders.get(walletOf(asking))
    if (!holder) throw new Error('The holder was not written')
    const address = await addressedTo(ctx, claim, holder.id, email)
    const options = { name: claim.optionName, seat: claim.optionSeat, section: claim.optionSection }
    const { evidenceUrl, evidenceText } = claim
    const giver = giverOf(claim)
    const ofClaim = { claimId: claim.id, options, evidenceUrl, evidenceText, ...(giver && { giver }) }
    const holderDid = subjectFor(asking.did, holder)
    const receiver = { holderId: holder.id, holderDid, delegationN, ...ofClaim }
    receivers.push({ ...receiver, ...(address && { email: address }) })
  }
  const joining = template.category === 'membership' ? receivers.map(({ holderId }) => holderId) : []
  // Before the status list, as everything else that locks names and members.
  await lockNames(ctx, joining)
  const issued = await issueBadges(ctx, { template, issuer }, receivers)
  if (joining.length > 0) await joinMembers(ctx, issuer.id, joining)
  const [badge, [receiver]] = [issued[0], receivers]
  if (claim.giverDid && badge && receiver)
    await notifyGiftTaken(ctx, { claimId: claim.id, badgeId: badge.id, holderId: receiver.holderId })
  await recordEvents(
    ctx,
    issued.map(({ id: badgeId }) => ({
      action: 'claim.taken',
      issuerId: claim.issuerId,
      subjectId: claim.id,
      detail: { badgeId },
    })),
  )
  return new Map(
    taking.flatMap(({ asking }, at) => {
      const badge = issued[at]
      return badge ? [[asking, { id: badge.id, credential: badge.credential as Record<string, unknown> }]] : []
    }),
  )
}

/**
 * The mailed or confirmed address; the mailed one only when it is the holder's own, because a forwarded link proves
 * nothing.
 */
async function addressedTo(ctx: Context, claim: Claim, holderId: string, confirmed: Taking['email']) {
  if (claim.email === '') return confirmed
  const addresses = await addressesOf(ctx, holderId)
  return addresses.some(({ email }) => email === claim.email) ? claim.email : ''
}
