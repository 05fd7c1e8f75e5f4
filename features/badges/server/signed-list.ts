import { Problem } from '#base/problem.ts'
import type { StatusEntry } from '#credentials/credential.ts'
import { asObject, type Json } from '#credentials/read-credential.ts'
import { emptyList } from '#credentials/status-list.ts'
import { buildStatusListCredential } from '#credentials/status-list-credential.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import type { Context } from '#platform/context.ts'
import { statusListUrl, suspensionListUrl } from './addresses.ts'
import { findStatusList, keepSigned } from './queries.ts'
import { signAsIssuer } from './sign-as-issuer.ts'

/** An unchanged list is signed again after a day: a recent date shows that the issuer still vouches for it. */
const SIGNED_MS = 24 * 60 * 60 * 1000

type Purpose = StatusEntry['statusPurpose']

/** A status list credential, signed when its bits have changed or a day has passed. Throws `notFound`. */
export async function signedList(ctx: Context, listId: string, purpose: Purpose): Promise<Record<string, unknown>> {
  const list = await findStatusList(ctx, listId)
  if (!list) throw new Problem('notFound')
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
