import { sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { withSignableTexts } from '#base/signable-text.ts'
import { buildBadge } from '#credentials/build-badge.ts'
import type { SignedCredential } from '#credentials/credential.ts'
import { newSalt } from '#credentials/email-hash.ts'
import { randomUsableSlot } from '#credentials/status-list.ts'
import { anchorHashes } from '#features/ledger/server/anchor-hash.ts'
import { anchoredHash } from '#features/proofs/server/anchored-hash.ts'
import { endOfBadge } from '#features/templates/validity-rules.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { insertRows } from '#platform/insert-rows.ts'
import { badgeInput, type Issue } from './badge-input.ts'
import { notifyBadges } from './badge-listeners.ts'
import { countSlots, findFreeSlots, openStatusList } from './queries.ts'
import { issuerSigner } from './sign-as-issuer.ts'
import { badges } from './tables.ts'

/** Slots drawn at once: with at most half of them taken, one of eight is nearly always free. */
const DRAWN = 8

type Source = Pick<Issue, 'template' | 'issuer'>
type Receiver = Omit<Issue, keyof Source>
type Made = { id: string; issuedAt: Date; listId: string; slot: number }
export type Issued = { id: string; credential: SignedCredential }

/** Issues one badge; see `issueBadges`. */
export async function issueBadge(ctx: Context, { template, issuer, ...issue }: Issue): Promise<Issued> {
  const [issued] = await issueBadges(ctx, { template, issuer }, [issue])
  if (!issued) throw new Error('The badge was not issued')
  return issued
}

/**
 * Issues badges of one template in the caller's transaction, in the order of `asked`: slots, credentials, signatures,
 * rows and, when the template is timestamped, entries in the ledger's queue. A unique index protects the slots; a badge
 * that loses its slot to another transaction is signed again for the next.
 */
export async function issueBadges(ctx: Context, made: Source, asked: Receiver[]): Promise<Issued[]> {
  const { issuer } = made
  const issuedAt = new Date(Math.floor(ctx.now().getTime() / 1000) * 1000)
  const listId = await openStatusList(ctx, issuer.id)
  const sign = await issuerSigner(ctx, issuer)
  const issued = new Map<Receiver, Issued>()
  for (let waiting = asked; waiting.length > 0; waiting = asked.filter((receiver) => !issued.has(receiver))) {
    const slots = await freeSlots(ctx, listId, waiting.length)
    const signing = waiting.slice(0, slots.length).map(async (receiver, at) => {
      const row = { ...receiver, id: newId(), issuedAt, listId, slot: slots[at] ?? 0 }
      const unsigned = buildBadge(withSignableTexts(badgeInput(ctx, { ...made, ...receiver }, row)))
      return { receiver, row: rowOf(made, row, await sign(unsigned)) }
    })
    const signed = await Promise.all(signing)
    if (signed.length === 0) continue
    const rows = signed.map(({ row }) => row)
    const written = await insertRows(
      ctx.db,
      badges,
      rows,
      sql`on conflict (status_list_id, status_index) do nothing returning id`,
    )
    const ids = new Set(written.map(({ id }) => id))
    const ours = signed.filter(({ row }) => ids.has(row.id))
    for (const { receiver, row } of ours) issued.set(receiver, { id: row.id, credential: row.credential })
    const timestamped = ours.filter(({ row }) => row.anchorSalt)
    const hashes = timestamped.map(({ row }) => anchoredHash(row.anchorSalt, row.credential))
    await anchorHashes(ctx, hashes, 'badge')
  }
  // Last, because the list's row stays locked until the commit.
  await countSlots(ctx, listId, asked.length)
  const all = asked.flatMap((receiver) => issued.get(receiver) ?? [])
  const given = [...issued].map(([{ holderId }, { id }]) => ({ id, holderId, wasSuspended: false }))
  await recordEvents(
    ctx,
    all.map(({ id }) => ({ action: 'badge.issued', issuerId: issuer.id, subjectId: id })),
  )
  const { id: templateId, points } = made.template
  const ofTemplate = { issuerId: issuer.id, templateId, issuedAt, points }
  await notifyBadges(ctx, { kind: 'issued', badges: given.map((badge) => ({ ...badge, ...ofTemplate })) })
  return all
}

async function freeSlots(ctx: Context, listId: string, count: number): Promise<number[]> {
  const drawn = Array.from({ length: DRAWN * count }, () => randomUsableSlot())
  const free = await findFreeSlots(ctx, listId, [...new Set(drawn)])
  return free.slice(0, count)
}

function rowOf({ template, issuer }: Source, made: Receiver & Made, credential: SignedCredential) {
  return {
    id: made.id,
    issuerId: issuer.id,
    templateId: template.id,
    templateVersion: template.version,
    holderId: made.holderId,
    claimId: made.claimId,
    credential,
    delegationN: made.delegationN,
    statusListId: made.listId,
    statusIndex: made.slot,
    issuedAt: made.issuedAt,
    validUntil: endOfBadge(template, made.issuedAt) ?? null,
    anchorSalt: template.timestamped ? newSalt() : '',
    optionName: made.options?.name ?? '',
    optionSeat: made.options?.seat ?? '',
    optionSection: made.options?.section ?? '',
    evidenceUrl: made.evidenceUrl ?? '',
    evidenceText: made.evidenceText ?? '',
  }
}
