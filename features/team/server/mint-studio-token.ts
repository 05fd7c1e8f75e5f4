import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import { isInside, readSession, type Session } from '#platform/access/sessions.ts'
import { mintToken, type StudioClaims } from '#platform/access/tokens.ts'
import type { Context } from '#platform/context.ts'

/**
 * Mints the token of a studio, applicant or chooser session. Its claims only help the page find its way; rights are
 * read from the session row at each call.
 */
export async function mintStudioToken(ctx: Context, session: Session): Promise<string> {
  const { did, email } = isInside(session) ? await personOf(ctx, session) : session
  const face = session.issuerId ? await issuerFace(ctx, session.issuerId) : undefined
  const claims: StudioClaims = {
    did: face?.did ?? did,
    web2: did === '',
    connexionEmail: email,
    isContributor: session.isContributor === 1,
    signup: session.kind === 'applicant',
    isSubCommunity: Boolean(face?.parentId),
    email,
  }
  return mintToken(ctx.config, { audience: 'studio', sessionId: session.id, now: ctx.now(), claims })
}

/** The person of a session inside a sub-community: that of the session behind it. */
async function personOf(ctx: Context, { parentId }: Session): Promise<Pick<Session, 'did' | 'email'>> {
  return (parentId && (await readSession(ctx, parentId))) || { did: '', email: '' }
}
