import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import type { Context } from '#platform/context.ts'
import type { Session } from '#platform/sessions.ts'
import { mintToken, type StudioClaims } from '#platform/tokens.ts'

/**
 * Mints the token of a studio, applicant or chooser session. Its claims only help the page find its way; rights are
 * read from the session row at each call.
 */
export async function mintStudioToken(ctx: Context, session: Session): Promise<string> {
  const face = session.issuerId ? await issuerFace(ctx, session.issuerId) : undefined
  const claims: StudioClaims = {
    did: face?.did ?? session.did,
    web2: session.did === '',
    connexionEmail: session.email,
    isContributor: session.isContributor === 1,
    signup: session.kind === 'applicant',
    isSubCommunity: Boolean(face?.parentId),
    email: session.email,
  }
  return mintToken(ctx.config, { audience: 'studio', sessionId: session.id, now: ctx.now(), claims })
}
