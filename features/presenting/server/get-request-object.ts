import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { signRequest } from '#credentials/presentations/sign-request.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../protocol-contract.ts'
import { buildAsked } from './build-asked.ts'
import { findPresentation, isOpen, movePresentation } from './queries.ts'
import { requestKey, signedForm } from './sign-asked.ts'

/** Signs a request as the community, or as this host by the operator's certificate, with a new nonce, and tells the verifier's page that a wallet has opened it. */
export async function getRequestObject(
  ctx: Context,
  { presentation }: Input<typeof contract.getRequestObject>,
): Promise<string> {
  const row = await findPresentation(ctx, presentation)
  const issuer = row && (await findIssuer(ctx, row.issuerId))
  if (!row || !issuer) throw new Problem('notFound')
  if (!isOpen(ctx, row)) throw new Problem('requestEnded')
  const key = await requestKey(ctx, issuer)
  const now = ctx.now()
  const seconds = Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)
  const signed = await signRequest(buildAsked(ctx, row, { issuer, form: signedForm(ctx) }), { key, now, seconds })
  if (row.state === 'waiting') await movePresentation(ctx, row.id, { state: 'opened' })
  return signed
}
