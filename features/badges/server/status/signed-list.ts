import { eq, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import type { StatusEntry } from '#credentials/credential.ts'
import { asObject, type Json } from '#credentials/read-credential.ts'
import { Remembered } from '#credentials/remembered.ts'
import { emptyList } from '#credentials/status/status-list.ts'
import { buildStatusListCredential } from '#credentials/status/status-list-credential.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import type { Context } from '#platform/context.ts'
import { statusListUrl, suspensionListUrl } from '../addresses.ts'
import { signAsIssuer } from '../issuing/sign-as-issuer.ts'
import { findStatusList, keepSigned, type StatusListRow } from '../queries.ts'
import { statusLists } from '../tables.ts'

/** An unchanged list is signed again after a day: a recent date shows that the issuer still vouches for it. */
const SIGNED_MS = 24 * 60 * 60 * 1000

type Purpose = StatusEntry['statusPurpose']
type SignedList = Record<string, unknown>

/** What a reader of a signed list reads of its row at each request. */
export const LIST_HEAD = {
  id: statusLists.id,
  issuerId: statusLists.issuerId,
  version: statusLists.version,
  signedAt: statusLists.signedAt,
  isSigned: sql<boolean>`${statusLists.signed} is not null`,
  signedSuspensionAt: statusLists.signedSuspensionAt,
  isSuspensionSigned: sql<boolean>`${statusLists.signedSuspension} is not null`,
}
export type ListHead = Pick<StatusListRow, 'id' | 'issuerId' | 'version' | 'signedAt' | 'signedSuspensionAt'> & {
  isSigned: boolean
  isSuspensionSigned: boolean
}

/** Signed lists by their place, version and date: a changed list has another version, which is read at each request. */
const kept = new Remembered<SignedList>({ entries: 1000, bytes: 16 * 1024 * 1024 })

/**
 * A status list credential, signed when its bits have changed or a day has passed; `read` is its row's head if it was just
 * read. Throws `notFound`.
 */
export async function signedList(ctx: Context, listId: string, purpose: Purpose, read?: ListHead): Promise<SignedList> {
  const head = read ?? (await findListHead(ctx, listId))
  const key = head && keyOf(ctx, head, purpose)
  const known = key && kept.get(key)
  if (known) return known
  const list = await findStatusList(ctx, listId)
  if (!list) throw new Problem('notFound')
  const signed = await signList(ctx, list, purpose)
  // Only under the key of the row that it was read from: the row may have changed since its head was read.
  const from = keyOf(
    ctx,
    { ...list, isSigned: list.signed !== null, isSuspensionSigned: list.signedSuspension !== null },
    purpose,
  )
  if (from) kept.set(from, signed, 2 * JSON.stringify(signed).length)
  return signed
}

/** The head of a list's row, without its bits and its signed forms, or undefined. */
export async function findListHead(ctx: Context, listId: string): Promise<ListHead | undefined> {
  const [head] = await ctx.db.select(LIST_HEAD).from(statusLists).where(eq(statusLists.id, listId))
  return head
}

/** Undefined for a list that is to be signed. */
function keyOf(ctx: Context, head: ListHead, purpose: Purpose): string | undefined {
  const isRevocation = purpose === 'revocation'
  const [isSigned, at] = isRevocation
    ? [head.isSigned, head.signedAt]
    : [head.isSuspensionSigned, head.signedSuspensionAt]
  if (!isSigned || !at || ctx.now().getTime() - at.getTime() >= SIGNED_MS) return undefined
  return `${ctx.config.publicUrl} ${head.id} ${purpose} ${head.version} ${at.getTime()}`
}

async function signList(ctx: Context, list: StatusListRow, purpose: Purpose): Promise<SignedList> {
  const isRevocation = purpose === 'revocation'
  const kept = isRevocation ? (sealedOf(list.signed)?.credential ?? list.signed) : list.signedSuspension
  const keptAt = isRevocation ? list.signedAt : list.signedSuspensionAt
  const now = ctx.now()
  if (kept && keptAt && now.getTime() - keptAt.getTime() < SIGNED_MS) return kept
  const { didWeb, isDeleted } = await issuerFace(ctx, list.issuerId)
  // A deleted issuer's keys are destroyed: its last signed list remains.
  if (isDeleted && kept) return kept
  const unsigned = buildStatusListCredential({
    url: isRevocation ? statusListUrl(ctx.config, list.id) : suspensionListUrl(ctx.config, list.id),
    issuerDid: didWeb,
    bits: isRevocation ? list.bits : (list.suspendedBits ?? emptyList()),
    validFrom: now,
    purpose,
  })
  const signed = await signAsIssuer(ctx, { id: list.issuerId, didWeb }, unsigned)
  await keepSigned(
    ctx,
    list,
    isRevocation ? { signed, signedAt: now } : { signedSuspension: signed, signedSuspensionAt: now },
  )
  return signed
}

/** The final list of a deleted issuer: the credential, and the same slots as Token Status List if the issuer had a key for it. */
export type SealedList = { credential: Json; tokens?: string }

/** The parts of a sealed list as the database keeps it, undefined for one of a living issuer or without such parts. */
export function sealedOf(signed: Json | null | undefined): SealedList | undefined {
  const credential = asObject(signed?.credential)
  if (!credential) return undefined
  return { credential, ...(typeof signed?.tokens === 'string' && { tokens: signed.tokens }) }
}
