import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { termsVersion } from '#features/legal/server/terms-version.ts'
import { keepOperation } from '#platform/access/sessions.ts'
import { inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type { ContextOf } from '#platform/http/serve.ts'
import { startOperation } from '#platform/operations/operations.ts'
import { sessions } from '#platform/tables.ts'
import type * as contract from '../../contract.ts'
import { joinInvited } from '../../hooks.ts'
import { assertName } from '../../server/assert-name.ts'
import { issuerPicture } from '../../server/issuer-picture.ts'
import { askForIssuer } from './ask-for-issuer.ts'
import { writeIssuer } from './write-issuer.ts'

type Applicant = ContextOf<'applicant'>

/** Communities that one network can start with wallets in a day. */
const WALLET_SIGN_UPS = { limit: 60, seconds: 24 * 3600 }

/**
 * Creates the issuer of a temporary token. By e-mail at once, with sealed account and issuing keys, and the session
 * becomes a full one; the same form sent twice at once creates one issuer and returns one operation. By wallet after
 * its signature, for which the operation waits. With an invitation it is created inside of the community that invited
 * the proven address; throws `invitationEnded` and `tooManySubs`, with nothing created.
 */
export async function createIssuer(
  ctx: Applicant,
  { file, invitationId, ...input }: Input<typeof contract.createIssuer>,
): Promise<{ callbackId: string }> {
  const { did, email, sessionId } = ctx.actor
  if (did === undefined && input.contactEmail !== email) throw new InvalidInput('emailNotYours')
  // An address that nobody proved accepts no invitation to it.
  if (did !== undefined && invitationId !== undefined) throw new Problem('invitationEnded')
  await assertName(ctx, input.name, did)
  // A key costs nothing and each of its communities may mail, without any address to count by.
  if (did !== undefined) await takeRate(ctx, `wallet-sign-ups:${ctx.network}`, WALLET_SIGN_UPS)
  const imageCid = await ctx.blobs.put(await issuerPicture({ ...input, file }))
  const terms = await termsVersion(ctx, input.lang)
  if (did !== undefined) return askForIssuer(ctx, did, { input, imageCid, terms })
  return inTransaction(ctx, async (ctx) => {
    const issuerId = newId()
    if (!(await writeIssuer(ctx, sessionId, { issuerId, input, imageCid, terms }))) return createdBefore(ctx)
    if (invitationId !== undefined) await joinInvited.get()(ctx, { issuerId, email, invitationId })
    const callbackId = await startOperation(ctx, { kind: 'create-issuer', issuerId, subjectId: issuerId })
    await keepOperation(ctx, sessionId, callbackId)
    await ctx.jobs.send(ctx, 'create-issuer', { operationId: callbackId })
    return { callbackId }
  })
}

async function createdBefore(ctx: Applicant): Promise<{ callbackId: string }> {
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, ctx.actor.sessionId))
  if (!session?.operationId) throw new Problem('alreadyRegistered')
  return { callbackId: session.operationId }
}
