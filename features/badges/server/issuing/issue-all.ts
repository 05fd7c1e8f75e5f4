import { newId } from '#base/ids.ts'
import { withSignableTexts } from '#base/signable-text.ts'
import { buildBadge } from '#credentials/badges/build-badge.ts'
import { newSalt } from '#credentials/badges/email-hash.ts'
import type { SignedCredential } from '#credentials/credential.ts'
import { anchorHashes } from '#features/ledger/server/anchor-hash.ts'
import { anchoredHash } from '#features/proofs/server/anchored-hash.ts'
import { nameOnBadge } from '#features/templates/rules.ts'
import { endOfBadge } from '#features/templates/validity-rules.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { notifyBadges } from '../notify-badges.ts'
import { badgeInput, type Issue } from './badge-input.ts'
import { insertBadges } from './insert-badges.ts'
import { freeSlots, type Ordered } from './making.ts'
import { signerWith } from './sign-as-issuer.ts'

export type Issued = { id: string; credential: SignedCredential }

/**
 * Issues badges of any templates and issuers in the caller's transaction, in the order of `ordered`: credentials, signatures,
 * rows and, when a template is timestamped, entries in the ledger's queue. A unique index protects the slots; a badge that
 * loses its slot to another transaction is signed again for the next.
 */
export async function issueAll(ctx: Context, ordered: Ordered[]): Promise<Issued[]> {
  const issuedAt = new Date(Math.floor(ctx.now().getTime() / 1000) * 1000)
  const signers = await signersOf(ctx, ordered)
  const issued = new Map<Ordered, Issued>()
  let uncounted = ordered
  for (let waiting = ordered; waiting.length > 0; waiting = ordered.filter((order) => !issued.has(order))) {
    await refill(ctx, waiting)
    const signed = await Promise.all(waiting.map((order) => sign(ctx, order, { issuedAt, signers })))
    const rows = signed.flatMap((one) => one?.row ?? [])
    if (rows.length === 0) continue
    const written = await insertBadges(ctx, rows, uncounted)
    uncounted = []
    const ours = signed.flatMap((one) => (one && written.has(one.row.id) ? one : []))
    for (const { order, row } of ours) issued.set(order, { id: row.id, credential: row.credential })
    const timestamped = ours.filter(({ row }) => row.anchorSalt)
    const hashes = timestamped.map(({ row }) => anchoredHash(row.anchorSalt, row.credential))
    await anchorHashes(ctx, hashes, 'badge')
  }
  const all = ordered.flatMap((order) => {
    const badge = issued.get(order)
    return badge ? { ...badge, ...order } : []
  })
  await recordEvents(
    ctx,
    all.map(({ id, issue }) => ({ action: 'badge.issued', issuerId: issue.issuer.id, subjectId: id })),
  )
  const badges = all.map(({ id, issue, making }) => ({
    id,
    holderId: issue.holderId,
    wasSuspended: false,
    issuerId: issue.issuer.id,
    templateId: issue.template.id,
    issuedAt,
    points: issue.template.points,
    ...(making.isOfChallenges !== undefined && { isOfChallenges: making.isOfChallenges }),
  }))
  await notifyBadges(ctx, { kind: 'issued', badges, isLocked: true })
  return all.map(({ id, credential }) => ({ id, credential }))
}

type Signers = Map<string, Awaited<ReturnType<typeof signerWith>>>

async function signersOf(ctx: Context, ordered: Ordered[]): Promise<Signers> {
  const signers: Signers = new Map()
  for (const { issue, making } of ordered)
    if (!signers.has(issue.issuer.id)) signers.set(issue.issuer.id, await signerWith(ctx, issue.issuer, making.keyId))
  return signers
}

/** Draws slots for makings that have fewer than badges. */
async function refill(ctx: Context, waiting: Ordered[]): Promise<void> {
  for (const [making, orders] of Map.groupBy(waiting, ({ making }) => making)) {
    const missing = orders.length - making.slots.length
    if (missing > 0) making.slots.push(...(await freeSlots(ctx, making.listId, missing)))
  }
}

type Signing = { issuedAt: Date; signers: Signers }

/** Undefined for a badge without a slot, which the next attempt draws. */
async function sign(ctx: Context, order: Ordered, { issuedAt, signers }: Signing) {
  const { issue, making } = order
  const slot = making.slots.pop()
  const signer = signers.get(issue.issuer.id)
  if (slot === undefined || !signer) return undefined
  const made = { id: newId(), issuedAt, listId: making.listId, slot }
  const credential = await signer(buildBadge(withSignableTexts(badgeInput(ctx, issue, made))))
  return { order, row: rowOf(issue, made, credential) }
}

function rowOf(
  issue: Issue,
  made: { id: string; issuedAt: Date; listId: string; slot: number },
  credential: SignedCredential,
) {
  const { template, issuer } = issue
  return {
    id: made.id,
    issuerId: issuer.id,
    templateId: template.id,
    templateVersion: template.version,
    holderId: issue.holderId,
    claimId: issue.claimId,
    credential,
    delegationN: issue.delegationN,
    statusListId: made.listId,
    statusIndex: made.slot,
    issuedAt: made.issuedAt,
    validUntil: endOfBadge(template, made.issuedAt) ?? null,
    anchorSalt: template.timestamped ? newSalt() : '',
    optionName: nameOnBadge(template, { optionName: issue.options?.name }),
    optionSeat: issue.options?.seat ?? '',
    optionSection: issue.options?.section ?? '',
    evidenceUrl: issue.evidenceUrl ?? '',
    evidenceText: issue.evidenceText ?? '',
  }
}
