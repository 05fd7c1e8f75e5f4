import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { confirmationDocument, contentHash } from '#credentials/wallet-signatures/confirmation.ts'
import { TERMS_VERSION } from '#features/legal/rules.ts'
import { keepOperation } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { ContextOf } from '#platform/http/serve.ts'
import {
  cancelConfirmation,
  findConfirmation,
  requestConfirmation,
  type Signed,
} from '#platform/operations/confirmations.ts'
import { assignOperation, readOperation } from '#platform/operations/operations.ts'
import { sessions } from '#platform/tables.ts'
import { issuers } from '../../server/tables.ts'
import { type IssuerForm, writeIssuer } from './write-issuer.ts'

type Applicant = ContextOf<'applicant'>
type Asked = { input: IssuerForm; imageCid: string; terms: string }

/**
 * Asks the applicant's wallet to sign the new community. The same form sent again returns the waiting operation;
 * another form replaces it. Throws `alreadyRegistered` when the key has a community, `keyOfDeleted` when it had one.
 */
export async function askForIssuer(ctx: Applicant, did: string, asked: Asked): Promise<{ callbackId: string }> {
  const { sessionId } = ctx.actor
  await assertUnused(ctx, did)
  const hash = contentHash(asked)
  return inTransaction(ctx, async (ctx) => {
    const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
    const before = session?.operationId ?? ''
    if (await waitsFor(ctx, before, hash)) return { callbackId: before }
    await cancelConfirmation(ctx, before)
    const issuerId = newId()
    const { name, contactEmail } = asked.input
    const callbackId = await requestConfirmation(ctx, {
      action: 'create-issuer',
      issuerId: null,
      sessionId,
      subjectId: issuerId,
      signer: did,
      documents: (named) => [
        confirmationDocument(
          'CreateCommunity',
          { ...named, account: did, name, contactEmail, contentHash: hash },
          ctx.config.publicUrl,
        ),
      ],
      payload: { ...asked, issuerId },
    })
    await keepOperation(ctx, sessionId, callbackId)
    await recordEvent(ctx, { action: 'issuer.asked', subjectId: issuerId })
    return { callbackId }
  })
}

/** Creates the community that its key has signed; its operation then continues like one by e-mail. */
export async function createSignedIssuer(ctx: Context, { operationId, payload }: Signed): Promise<void> {
  // A payload of an older version has no terms.
  const {
    issuerId,
    input,
    imageCid,
    terms = TERMS_VERSION,
  } = payload as Omit<Asked, 'terms'> & {
    issuerId: string
    terms?: string
  }
  if (ctx.actor.kind !== 'applicant' || ctx.actor.did === undefined) throw new Problem('notAllowed')
  const { did, sessionId } = ctx.actor
  await assertUnused(ctx, did)
  if (!(await writeIssuer(ctx, sessionId, { issuerId, input, imageCid, terms, did })))
    throw new Problem('alreadyRegistered')
  await assignOperation(ctx, operationId, issuerId)
  await ctx.jobs.send(ctx, 'create-issuer', { operationId })
}

async function assertUnused(ctx: Context, did: string): Promise<void> {
  const [known] = await ctx.db.select({ deletedAt: issuers.deletedAt }).from(issuers).where(eq(issuers.did, did))
  // The badges of a deleted community name this key forever: no other community may use it.
  if (known) throw new Problem(known.deletedAt ? 'keyOfDeleted' : 'alreadyRegistered')
}

/** Whether an operation still waits for a signature of exactly this content. */
async function waitsFor(ctx: Context, operationId: string, hash: string): Promise<boolean> {
  const operation = await readOperation(ctx, operationId)
  if (operation?.status !== 'waiting') return false
  const [document] = (await findConfirmation(ctx, operationId))?.documents ?? []
  const { message } = (document ?? {}) as { message?: { contentHash?: string } }
  return message?.contentHash === hash
}
