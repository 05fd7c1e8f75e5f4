import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { didOfAddress } from '#credentials/did-sdi.ts'
import { didWebOf } from '#credentials/did-web.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction } from '#platform/context.ts'
import { startOperation } from '#platform/operations.ts'
import type { ContextOf } from '#platform/serve.ts'
import { sessions } from '#platform/tables.ts'
import type * as contract from '../contract.ts'
import { TERMS_VERSION } from '../rules.ts'
import { issuerPicture } from './issuer-picture.ts'
import { consents, issuerAdmins, issuers } from './tables.ts'

type Applicant = ContextOf<'applicant'>
type Fields = Input<typeof contract.createIssuer>

/**
 * Creates the issuer of a temporary token with its sealed account and issuing keys, and makes the session a full one. The
 * session's update is the lock: a form that is sent twice at once makes one issuer and answers one operation.
 */
export async function createIssuer(ctx: Applicant, input: Fields): Promise<{ callbackId: string }> {
  if (input.contactEmail !== ctx.actor.email) throw new InvalidInput('emailNotYours')
  const imageCid = await ctx.blobs.put(await issuerPicture(input))
  return inTransaction(ctx, async (ctx) => {
    const issuerId = newId()
    if (!(await promoteSession(ctx, issuerId))) return createdBefore(ctx)
    const account = await createKey(ctx, { purpose: 'account', ownerId: issuerId })
    await createKey(ctx, { purpose: 'issuing', ownerId: issuerId })
    await ctx.db.insert(issuers).values({
      ...profileOf(input),
      id: issuerId,
      did: didOfAddress(account.publicKey),
      didWeb: didWebOf(ctx.config.publicUrl, `issuers/${issuerId}`),
      imageCid,
      isKms: true,
      createdAt: ctx.now(),
    })
    await addMainAdmin(ctx, issuerId, input)
    await keepConsents(ctx, issuerId, input)
    const callbackId = await startOperation(ctx, { kind: 'create-issuer', issuerId, subjectId: issuerId })
    await ctx.db.update(sessions).set({ operationId: callbackId }).where(eq(sessions.id, ctx.actor.sessionId))
    await recordEvent(ctx, { action: 'issuer.created', issuerId, subjectId: issuerId })
    await ctx.jobs.send(ctx, 'create-issuer', { operationId: callbackId })
    return { callbackId }
  })
}

async function promoteSession(ctx: Applicant, issuerId: string): Promise<boolean> {
  const promoted = await ctx.db
    .update(sessions)
    .set({ kind: 'studio', issuerId })
    .where(and(eq(sessions.id, ctx.actor.sessionId), eq(sessions.kind, 'applicant')))
    .returning({ id: sessions.id })
  return promoted.length === 1
}

async function createdBefore(ctx: Applicant): Promise<{ callbackId: string }> {
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, ctx.actor.sessionId))
  if (!session?.operationId) throw new Problem('alreadyRegistered')
  return { callbackId: session.operationId }
}

async function addMainAdmin(ctx: Applicant, issuerId: string, input: Fields): Promise<void> {
  await ctx.db.insert(issuerAdmins).values({
    issuerId,
    email: ctx.actor.email,
    firstName: input.contactFirstName,
    lastName: input.contactLastName,
    mainAdmin: true,
    registrationDate: ctx.now(),
  })
}

async function keepConsents(ctx: Applicant, issuerId: string, input: Fields): Promise<void> {
  const kinds = input.contactOptIn ? (['terms', 'marketing'] as const) : (['terms'] as const)
  const agreed = { issuerId, version: TERMS_VERSION, language: input.lang, at: ctx.now() }
  await ctx.db.insert(consents).values(kinds.map((kind) => ({ ...agreed, kind })))
}

function profileOf(input: Fields) {
  const { name, description, sector, website, bannerColor, tags, contactOptIn } = input
  const { twitter, discord, telegram, instagram, facebook, linkedin, youtube } = input
  const links = { website, twitter, discord, telegram, instagram, facebook, linkedin, youtube }
  return { name, description, sector, bannerColor, tags, contactOptIn, language: input.lang, ...links }
}
