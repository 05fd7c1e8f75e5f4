import { Problem } from '#base/problem.ts'
import { type Issued, issueAll } from '#features/badges/server/issuing/issue-all.ts'
import { isOpenLink, stateOfLink } from '#features/claims/rules.ts'
import { giverOf } from '#features/claims/server/giver-of.ts'
import { type Claim, countTaken } from '#features/claims/server/queries.ts'
import { ensureOwnHolders } from '#features/holders/server/ensure-own-holder.ts'
import { shareWallets } from '#features/holders/server/lock-wallets.ts'
import { type FoundHolder, holdersOfDids, subjectFor } from '#features/holders/server/queries.ts'
import { joinMembers } from '#features/members/server/join-members.ts'
import { lockNames } from '#features/names/server/lock-names.ts'
import { announceNames, type Naming, writeNames } from '#features/names/server/write-names.ts'
import { nameOnBadge } from '#features/templates/rules.ts'
import { recordEvents, writeNow, writeTogether } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { giftTaken } from '../hooks.ts'
import { findSources, type Source, sourceOf } from './claim-sources.ts'
import { type Asking, type Link, lockLinks, type Taking, takeLinkPlaces } from './take-link-places.ts'

export type Accepted = { id: string; credential: Record<string, unknown> }
/** A request for a badge of a link. */
export type Request = { link: Link; asking: Asking }
/** The badge; a problem that concerns this request alone; undefined when the link gives none. */
export type Outcome = Accepted | Problem | undefined

/** A place of a claim that somebody gets, with the holder as known before. */
type Placed = Taking & { claim: Claim; source: Source; person: string }

/** `acceptAll` for requests of one link. Throws `notYours` for a claim that belongs to another holder. */
export async function acceptClaims(ctx: Context, link: Link, asking: Asking[]): Promise<(Accepted | undefined)[]> {
  const outcomes = await acceptAll(
    ctx,
    asking.map((asking) => ({ link, asking })),
  )
  return outcomes.map((outcome) => {
    if (outcome instanceof Problem) throw outcome
    return outcome
  })
}

/**
 * Collects a place of a claim for each of some proven DIDs and issues their badges in one transaction, at most `didLimit`
 * times for each claim. The claims' rows are locked first: one of two simultaneous holders gets the last place, the other
 * undefined. A holder who already has the badge gets the same one again. Results are in the order of `requests`.
 */
export async function acceptAll(ctx: Context, requests: Request[]): Promise<Outcome[]> {
  const outcomes = await inTransaction(ctx, (ctx) => writeTogether(ctx, (ctx) => accept(ctx, requests, false)))
  return outcomes.map((outcome) => (outcome === 'busy' ? undefined : outcome))
}

/**
 * `acceptAll`, except that it waits for no lock of a claim: requests for those that somebody else has locked are `busy`. It
 * holds several claims at once, so waiting could close a circle, and would make strangers wait for each other.
 */
export function acceptFree(ctx: Context, requests: Request[]): Promise<(Outcome | 'busy')[]> {
  return inTransaction(ctx, (ctx) => writeTogether(ctx, (ctx) => accept(ctx, requests, true)))
}

async function accept(ctx: Context, requests: Request[], isSkipping: boolean): Promise<(Outcome | 'busy')[]> {
  const claimIds = requests.map(({ link }) => link.claimId)
  const dids = requests.map(({ asking }) => walletOf(asking))
  const locked = await lockLinks(ctx, { claimIds, dids, isSkipping })
  if (locked.size === 0) return requests.map(() => (isSkipping ? 'busy' : undefined))
  // After the lock: a simultaneous request of the same holder has committed by now and is visible here.
  const known = await knownHolders(ctx, dids)
  const personOf = (asking: Asking) => known.get(walletOf(asking))?.id ?? walletOf(asking)
  const asked = Map.groupBy(requests, ({ link }) => link.claimId)
  const found = await findSources(ctx, {
    locked: [...locked.values()],
    holderIds: [...new Set([...known.values()].map(({ id }) => id))],
    countOf: ({ id }) => asked.get(id)?.length ?? 0,
  })
  const outcomes = new Map<string, Outcome>()
  for (const { claimId, holderId, ...badge } of found.held) outcomes.set(`${claimId} ${holderId}`, badge)
  const keyOf = ({ link, asking }: Request) => `${link.claimId} ${personOf(asking)}`
  const waiting = new Map<string, Request>()
  for (const request of requests) {
    const claim = openClaim(ctx, locked, request.link)
    if (!claim) continue
    if (claim.holderId && claim.holderId !== personOf(request.asking))
      outcomes.set(keyOf(request), new Problem('notYours'))
    else if (!outcomes.has(keyOf(request))) waiting.set(keyOf(request), request)
  }
  const placed = await place(ctx, [...waiting.values()], { locked, sources: found.sources, personOf })
  const issued = await issueTo(ctx, placed, { known, addresses: found.addresses })
  for (const [at, { claim, person }] of placed.entries()) {
    const badge = issued[at]
    if (badge)
      outcomes.set(`${claim.id} ${person}`, { ...badge, credential: badge.credential as Record<string, unknown> })
  }
  return requests.map((request) =>
    isSkipping && !locked.has(request.link.claimId) ? 'busy' : outcomes.get(keyOf(request)),
  )
}

/** The DID by which the holder is known: the account, whatever DID names it. */
function walletOf({ did, account }: Asking): string {
  return account ?? did
}

/**
 * The holders of some DIDs. A wallet that took over another one may have done so while the locks were waited for: it is
 * locked now, and they are read again.
 */
async function knownHolders(ctx: Context, dids: string[]): Promise<Map<string, FoundHolder>> {
  const known = await holdersOfDids(ctx, dids)
  const remaining = [...known].flatMap(([did, holder]) => (holder.did === did ? [] : holder.id))
  if (remaining.length === 0) return known
  await shareWallets(ctx, remaining)
  return holdersOfDids(ctx, dids)
}

/** The locked claim while this link of it gives badges. The delegation is checked when places are taken. */
function openClaim(ctx: Context, locked: Map<string, Claim>, { claimId, n }: Link): Claim | undefined {
  const claim = locked.get(claimId)
  if (!claim?.isShown) return undefined
  return stateOfLink(claim, { n, now: ctx.now(), isDelegated: true }) === 'open' ? claim : undefined
}

type Placing = { locked: Map<string, Claim>; sources: Map<string, Source>; personOf: (asking: Asking) => string }

/** Takes places of claims, whose templates are locked in one order, so that two batches do not wait for each other. */
async function place(ctx: Context, waiting: Request[], { locked, sources, personOf }: Placing): Promise<Placed[]> {
  const placed: Placed[] = []
  const groups = [...Map.groupBy(waiting, ({ link }) => link.claimId)].flatMap(([claimId, all]) => {
    const claim = locked.get(claimId)
    const source = claim && sources.get(sourceOf(claim))
    return claim && source ? { claim, source, asking: all.map(({ asking }) => asking) } : []
  })
  const orderOf = ({ claim }: { claim: Claim }) => `${claim.templateId} ${claim.id}`
  groups.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  for (const { claim, source, asking } of groups) {
    const taking = isOpenLink(claim) ? await takeLinkPlaces(ctx, claim, asking) : promised(claim, source, asking)
    for (const one of taking) placed.push({ ...one, claim, source, person: personOf(one.asking) })
  }
  return placed
}

/** A personal claim's place was reserved when it was made; only its delegation must still be active. */
function promised(claim: Claim, { isDelegated }: Source, [asking]: Asking[]): Taking[] {
  const { delegationN, givenName } = claim
  return asking && isDelegated ? [{ asking, email: '', givenName, delegationN }] : []
}

type People = { known: Map<string, FoundHolder>; addresses: { holderId: string; email: string }[] }

async function issueTo(ctx: Context, placed: Placed[], { known, addresses }: People): Promise<Issued[]> {
  if (placed.length === 0) return []
  const proven = placed.map(({ asking }) => ({ did: walletOf(asking), language: asking.language }))
  const holders = await ensureOwnHolders(ctx, proven, known)
  const receiving = placed.map((one) => {
    const holder = holders.get(walletOf(one.asking))
    if (!holder) throw new Error('The holder was not written')
    const own = addresses.flatMap(({ holderId, email }) => (holderId === holder.id ? email : []))
    return { ...one, holder, isAddressee: isAddressee(one, own) }
  })
  const joining = receiving.filter(({ source }) => source.template.category === 'membership')
  const namings = receiving.flatMap((one) => namingOf(one) ?? [])
  // Before the status lists, as everything else that locks names and members.
  await lockNames(ctx, [...joining.map(({ holder }) => holder.id), ...namings.map(({ holderId }) => holderId)])
  const renamed = await writeNames(ctx, namings)
  const issued = await issueAll(
    ctx,
    receiving.map((one) => ({ issue: issueOf(one), making: one.source.making })),
  )
  await countTaken(ctx, new Map([...Map.groupBy(placed, ({ claim }) => claim.id)].map(([id, all]) => [id, all.length])))
  if (joining.length > 0) await join(ctx, joining)
  await announceNames(ctx, renamed)
  for (const [at, { claim, holder }] of receiving.entries()) {
    const badgeId = issued[at]?.id
    if (claim.giverDid && badgeId) await giftTaken.run(ctx, { claimId: claim.id, badgeId, holderId: holder.id })
  }
  await recordEvents(
    ctx,
    issued.flatMap(({ id: badgeId }, at) => {
      const claim = placed[at]?.claim
      return claim ? { action: 'claim.taken', issuerId: claim.issuerId, subjectId: claim.id, detail: { badgeId } } : []
    }),
  )
  return issued
}

type Receiving = Placed & { holder: FoundHolder; isAddressee: boolean }

/** What becomes known of the recipient: nothing where a member gave the badge, since the community entered nothing. */
function namingOf({ claim, holder, givenName, isAddressee }: Receiving): Naming | undefined {
  const entered = isAddressee && claim.giverDid === ''
  const [listed, email] = entered ? [claim.optionName, claim.email] : ['', '']
  if (givenName === '' && listed === '' && email === '') return undefined
  return { issuerId: claim.issuerId, holderId: holder.id, given: givenName, listed, email }
}

function issueOf({ claim, source, asking, holder, isAddressee, email: confirmed, delegationN }: Receiving) {
  const { template, issuer } = source
  const options = { name: nameOnBadge(template, claim), seat: claim.optionSeat, section: claim.optionSection }
  const { evidenceUrl, evidenceText } = claim
  const email = isAddressee ? claim.email || confirmed : ''
  const giver = giverOf(claim)
  const ofClaim = { claimId: claim.id, options, evidenceUrl, evidenceText, ...(giver && { giver }) }
  const receiver = { holderId: holder.id, holderDid: subjectFor(asking.did, holder), delegationN, ...ofClaim }
  return { template, issuer, ...receiver, ...(email && { email }) }
}

async function join(ctx: Context, joining: Receiving[]): Promise<void> {
  // Members' counts are read where they join.
  await writeNow(ctx)
  const ofIssuers = [...Map.groupBy(joining, ({ claim }) => claim.issuerId)].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [issuerId, all] of ofIssuers)
    await joinMembers(
      ctx,
      issuerId,
      all.map(({ holder }) => holder.id),
    )
}

/** Whether a claim was meant for the holder: a mailed one only when its address is theirs, as a forwarded link proves nothing. */
function isAddressee({ claim }: Placed, own: string[]): boolean {
  return claim.email === '' || own.includes(claim.email)
}
