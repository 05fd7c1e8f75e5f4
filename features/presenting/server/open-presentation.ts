import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { asObject } from '#credentials/read-credential.ts'
import { findHeldBadges } from '#features/badges/server/queries.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import { findTemplate } from '#features/templates/server/find-template.ts'
import type { HolderContext } from '#platform/context.ts'
import { readScannedRequest } from '../rules.ts'
import type * as contract from '../wallet-contract.ts'
import { findKeptKeys } from './answering/find-kept-keys.ts'
import { findPresentation, findVerifier, isOpen, movePresentation, type PresentationRow } from './queries.ts'
import { fetchedRequest } from './response-token.ts'

/** Opens a scanned request for the holder: who asks, for what, and which badges match. */
export async function openPresentation(
  ctx: HolderContext,
  { code }: Input<typeof contract.openPresentation>,
): Promise<Output<typeof contract.openPresentation>> {
  const scanned = readScannedRequest(code, ctx.config.publicUrl)
  if (scanned === 'foreign') throw new Problem('requestForeign')
  const row = scanned && (await findPresentation(ctx, scanned.id))
  const issuer = row && (await findIssuer(ctx, row.issuerId))
  if (!row || !issuer) throw new Problem('notFound')
  if (!isOpen(ctx, row)) throw new Problem('requestEnded')
  const templates = await Promise.all(row.templateIds.map((id) => findTemplate(ctx, id)))
  const verifier = row.verifierId ? await findVerifier(ctx, row.verifierId) : undefined
  const fetched = fetchedRequest(ctx.config, { id: row.id, form: 'did', did: issuer.didWeb })
  if (row.state === 'waiting') await movePresentation(ctx, row.id, { state: 'opened' })
  return {
    presentation: row.id,
    issuer: {
      name: issuer.name,
      image: pictureUrl(issuer.imageCid),
      did: issuer.did,
      host: new URL(didWebUrl(issuer.didWeb)).host,
      promotedAt: promotedAt(issuer),
      bannerColor: issuer.bannerColor,
    },
    verifier: verifier?.name ?? '',
    templates: templates.flatMap((each) => (each ? [{ title: each.name, category: each.category }] : [])),
    number: row.number,
    expiresAt: row.expiresAt.toISOString(),
    badges: await matchingBadges(ctx, row),
    signing: { nonce: fetched.nonce, audience: fetched.clientId, responseUri: fetched.responseUri, query: 'badge' },
  }
}

async function matchingBadges(ctx: HolderContext, { templateIds }: PresentationRow) {
  const held = await findHeldBadges(ctx, ctx.actor.holderId)
  const matching = held.filter(({ badge }) => templateIds.includes(badge.templateId))
  const subjects = matching.map(({ badge }) => String(asObject(badge.credential.credentialSubject)?.id))
  const kept = await findKeptKeys(ctx, ctx.actor.holderId, subjects)
  return matching.map(({ badge }, nth) => ({ id: badge.id, isKept: kept.has(subjects[nth] ?? '') }))
}
