import { eq } from 'drizzle-orm'
import type { IssuerId } from '#base/ids.ts'
import { createIssuer as contract } from '#features/issuers/contract.ts'
import { createIssuer } from '#features/issuers/server/create-issuer.ts'
import { markDemo } from '#features/issuers/server/mark-demo.ts'
import { issuerAdmins } from '#features/issuers/server/tables.ts'
import { inTransaction } from '#platform/context.ts'
import { openSession } from '#platform/sessions.ts'
import { COMMUNITY, COMMUNITY_PICTURE } from './community.ts'
import { galleryPicture } from './gallery-picture.ts'
import type { Stage } from './stage.ts'

/**
 * Signs up the community like the wizard, and marks it as made up in the same transaction, so that it never looks real.
 */
export async function foundCommunity(stage: Stage): Promise<void> {
  const email = COMMUNITY.contactEmail
  const anyone = stage.context({ kind: 'anyone' })
  const session = await openSession(anyone, { kind: 'applicant', email })
  const applicant = stage.context({ kind: 'applicant', sessionId: session.id, email, operationId: '' })
  const file = await galleryPicture(COMMUNITY_PICTURE)
  const input = contract.input.parse({ ...COMMUNITY, tags: [...COMMUNITY.tags], file })
  await inTransaction(applicant, async (ctx) => {
    await createIssuer(ctx, input)
    const [admin] = await ctx.db.select().from(issuerAdmins).where(eq(issuerAdmins.email, email))
    stage.issuerId = (admin?.issuerId ?? '') as IssuerId
    await markDemo({ ...ctx, actor: { kind: 'system', job: 'demo' } }, stage.issuerId)
  })
}
