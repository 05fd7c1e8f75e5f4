import { Problem } from '#base/problem.ts'
import { signPresentationJwt } from '#credentials/presentations/sign-presentation-jwt.ts'
import { asObject } from '#credentials/read-credential.ts'
import { type Disclosed, presentSdJwt } from '#credentials/sd-jwt/present-sd-jwt.ts'
import { canBeSigned } from '#features/badges/files/server/badge-file.ts'
import { isBindable, signSdJwtAsIssuer } from '#features/badges/server/issuing/sign-sd-jwt-as-issuer.ts'
import type { BadgeDetails } from '#features/badges/server/queries.ts'
import type { HolderContext } from '#platform/context.ts'
import type { KeptFormat } from '../../rules.ts'
import { signWithKeptKey } from './sign-with-kept-key.ts'

/** `audience` is the verifier's client identifier; `disclosed` counts for an SD-JWT VC only, which withholds the rest. */
export type KeptAsked = { audience: string; nonce: string; format: KeptFormat; disclosed?: Disclosed }

/**
 * Presents one of the holder's badges to a verifier with the key of its subject that the server keeps: in a presentation as
 * JWT, or as SD-JWT VC with a key binding, signed anew so that no two verifiers see the same one. Throws `keyNotHere` when
 * the server does not keep the key, and `formatNotHeld` for a badge that cannot be an SD-JWT VC (any more).
 */
export async function presentKept(
  ctx: HolderContext,
  details: Pick<BadgeDetails, 'badge' | 'issuer'>,
  { format, disclosed, ...asked }: KeptAsked,
): Promise<string> {
  const { credential } = details.badge
  const did = String(asObject(credential.credentialSubject)?.id)
  const now = ctx.now()
  if (format === 'jwt_vc_json') {
    return signWithKeptKey(ctx, did, (presenter) =>
      signPresentationJwt({ credentials: [credential], ...asked, now }, presenter),
    )
  }
  if (!isBindable(did) || !(await canBeSigned(ctx, details))) throw new Problem('formatNotHeld')
  const sdJwt = await signSdJwtAsIssuer(ctx, details.issuer, credential)
  const showing = { ...asked, now, ...(disclosed && { disclosed }) }
  return signWithKeptKey(ctx, did, (presenter) => presentSdJwt(sdJwt, showing, presenter))
}
