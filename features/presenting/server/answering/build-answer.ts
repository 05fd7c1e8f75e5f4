import { Problem } from '#base/problem.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { PresentationRequest } from '#credentials/presentations/presentation-request.ts'
import type { Presenter } from '#credentials/presentations/presenter.ts'
import { signPresentation } from '#credentials/presentations/sign-presentation.ts'
import { signPresentationJwt } from '#credentials/presentations/sign-presentation-jwt.ts'
import type { Json } from '#credentials/read-credential.ts'
import { presentSdJwt } from '#credentials/sd-jwt/present-sd-jwt.ts'
import { badgeFile, canBeSigned } from '#features/badges/files/server/badge-file.ts'
import { signSdJwtAsIssuer } from '#features/badges/server/issuing/sign-sd-jwt-as-issuer.ts'
import { canonizeApart } from '#features/proofs/server/canonize-apart.ts'
import type { HolderContext } from '#platform/context.ts'
import { type Match, matchHeld } from './match-held.ts'

/** The badge that answers a request; throws `badgeNotAsked` for any other. */
export async function findMatch(ctx: HolderContext, request: PresentationRequest, badgeId: string): Promise<Match> {
  const found = (await matchHeld(ctx, request)).find(({ details }) => details.badge.id === badgeId)
  if (!found) throw new Problem('badgeNotAsked')
  return found
}

/** A badge as JWT or SD-JWT, which its community signs on request; throws `notFound` where it no longer can. */
export async function writeCredential(ctx: HolderContext, { details, format }: Match): Promise<string> {
  if (!(await canBeSigned(ctx, details))) throw new Problem('notFound')
  if (format === 'dc+sd-jwt') return signSdJwtAsIssuer(ctx, details.issuer, details.badge.credential)
  const file = await badgeFile(ctx, details, { form: 'jwt', alg: 'ES256' })
  return String(file?.content)
}

/** Presents a badge in the form that the verifier asked for, signed by `presenter`. */
export async function presentAs(
  ctx: HolderContext,
  { client_id, nonce }: PresentationRequest,
  { match, presenter }: { match: Match; presenter: Presenter },
): Promise<string | Json> {
  const bound = { audience: client_id, nonce, now: ctx.now() }
  const { format, details, disclosed } = match
  if (format === 'ldp_vc') {
    const signing = { presenter, loader: bundledLoader(), canonize: canonizeApart }
    return signPresentation({ ...bound, credentials: [details.badge.credential] }, signing)
  }
  const credential = await writeCredential(ctx, match)
  if (format === 'dc+sd-jwt') return presentSdJwt(credential, { ...bound, disclosed }, presenter)
  return signPresentationJwt({ ...bound, credentials: [credential] }, presenter)
}
