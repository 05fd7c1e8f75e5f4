import { eq } from 'drizzle-orm'
import type { IssuerId } from '#base/ids.ts'
import { createIssuer as contract } from '#features/issuers/contract.ts'
import { markDemo } from '#features/issuers/server/promotion/mark-demo.ts'
import { promoteIssuer } from '#features/issuers/server/promotion/promote-issuer.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { createIssuer } from '#features/issuers/sign-up/server/create-issuer.ts'
import { getSubInvitation } from '#features/sub-issuers/server/get-sub-invitation.ts'
import { openSession } from '#platform/access/sessions.ts'
import { inTransaction } from '#platform/context.ts'
import { COMMUNITY, COMMUNITY_PICTURE } from './community.ts'
import { galleryPicture } from './gallery-picture.ts'
import type { Stage } from './stage.ts'

/** Signs up the demo's community. */
export async function foundCommunity(stage: Stage): Promise<void> {
  stage.issuerId = await foundIssuer(stage, { ...COMMUNITY, tags: [...COMMUNITY.tags] }, COMMUNITY_PICTURE)
}

/** The operator has checked who stands behind the demo's community. */
export function markCommunity(stage: Stage): Promise<void> {
  return promoteIssuer(stage.context({ kind: 'system', job: 'demo' }), { issuerId: stage.issuerId, promoted: true })
}

type Fields = { contactEmail: string; tags: readonly string[] }

/**
 * Signs up a community like the wizard, with its leader's invitation if there is one, and marks it as made up in the same
 * transaction, so that it never looks real. Returns its id.
 */
export async function foundIssuer(stage: Stage, fields: Fields, picture: string): Promise<IssuerId> {
  const email = fields.contactEmail
  const anyone = stage.context({ kind: 'anyone' })
  const session = await openSession(anyone, { kind: 'applicant', email })
  const applicant = stage.context({ kind: 'applicant', sessionId: session.id, email, operationId: '' })
  const file = await galleryPicture(picture)
  const { invitationId } = await getSubInvitation(applicant)
  const input = contract.input.parse({ ...fields, file, invitationId: invitationId || undefined })
  return inTransaction(applicant, async (ctx) => {
    await createIssuer(ctx, input)
    const [admin] = await ctx.db.select().from(issuerAdmins).where(eq(issuerAdmins.email, email))
    const issuerId = (admin?.issuerId ?? '') as IssuerId
    await markDemo({ ...ctx, actor: { kind: 'system', job: 'demo' } }, issuerId)
    return issuerId
  })
}
