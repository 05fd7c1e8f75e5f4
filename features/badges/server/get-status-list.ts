import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { buildStatusListCredential } from '#credentials/status-list-credential.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { statusListUrl } from './addresses.ts'
import { findStatusList, keepSigned } from './queries.ts'
import { signAsIssuer } from './sign-as-issuer.ts'

type Get = typeof contract.getStatusList

/** A list that nobody changed is signed anew after a day, so that its age tells that its issuer still stands by it. */
const SIGNED_MS = 24 * 60 * 60 * 1000

/** A status list credential, signed when its bits have changed or a day has passed. Throws `notFound`. */
export async function getStatusList(ctx: Context, { listId }: Input<Get>): Promise<Output<Get>> {
  const list = await findStatusList(ctx, listId)
  if (!list) throw new Problem('notFound')
  const now = ctx.now()
  if (list.signed && list.signedAt && now.getTime() - list.signedAt.getTime() < SIGNED_MS) return list.signed
  const { didWeb } = await issuerFace(ctx, list.issuerId)
  const unsigned = buildStatusListCredential({
    url: statusListUrl(ctx.config, list.id),
    issuerDid: didWeb,
    bits: list.bits,
    validFrom: now,
  })
  const signed = await signAsIssuer(ctx, { id: list.issuerId, didWeb }, unsigned)
  await keepSigned(ctx, list, signed)
  return signed
}
