import type { Input } from '#base/endpoint.ts'
import { didOfAddress } from '#credentials/dids/did-sdi.ts'
import { didWebOf } from '#credentials/dids/did-web.ts'
import { createKey } from '#features/keys/server/create-key.ts'
import { promoteSession } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { consents, issuerAdmins, issuers } from '../../server/tables.ts'

export type IssuerForm = Omit<Input<typeof contract.createIssuer>, 'file' | 'invitationId'>

type Written = {
  issuerId: string
  input: IssuerForm
  imageCid: string
  /** The version of the terms that the applicant accepted. */
  terms: string
  /** did:sdi of the applicant's own key; without one the server creates the account key and keeps it sealed. */
  did?: string
}

/**
 * Writes an issuer with its issuing key, main admin and consents, and makes the applicant's session a full one, in the
 * caller's transaction. The session's update is the lock; returns false when the session was already a full one.
 */
export async function writeIssuer(ctx: Context, sessionId: string, written: Written): Promise<boolean> {
  const { issuerId, input, imageCid } = written
  if (!(await promoteSession(ctx, sessionId, issuerId))) return false
  const did = written.did ?? didOfAddress((await createKey(ctx, { purpose: 'account', ownerId: issuerId })).publicKey)
  await createKey(ctx, { purpose: 'issuing', ownerId: issuerId })
  await ctx.db.insert(issuers).values({
    ...profileOf(input),
    id: issuerId,
    did,
    didWeb: didWebOf(ctx.config.publicUrl, `issuers/${issuerId}`),
    imageCid,
    isKms: written.did === undefined,
    createdAt: ctx.now(),
  })
  await addMainAdmin(ctx, issuerId, input)
  await keepConsents(ctx, written)
  await recordEvent(ctx, { action: 'issuer.created', issuerId, subjectId: issuerId })
  return true
}

async function addMainAdmin(ctx: Context, issuerId: string, input: IssuerForm): Promise<void> {
  await ctx.db.insert(issuerAdmins).values({
    issuerId,
    email: input.contactEmail,
    firstName: input.contactFirstName,
    lastName: input.contactLastName,
    mainAdmin: true,
    registrationDate: ctx.now(),
  })
}

async function keepConsents(ctx: Context, { issuerId, input, terms }: Written): Promise<void> {
  const kinds = input.contactOptIn ? (['terms', 'marketing'] as const) : (['terms'] as const)
  const agreed = { issuerId, version: terms, language: input.lang, at: ctx.now() }
  await ctx.db.insert(consents).values(kinds.map((kind) => ({ ...agreed, kind })))
}

function profileOf(input: IssuerForm) {
  const { name, description, sector, website, bannerColor, tags, contactOptIn } = input
  const { twitter, discord, telegram, instagram, facebook, linkedin, youtube } = input
  const links = { website, twitter, discord, telegram, instagram, facebook, linkedin, youtube }
  const zone = input.timeZone === undefined ? {} : { timeZone: input.timeZone, isTimeZoneChosen: true }
  return { name, description, sector, bannerColor, tags, contactOptIn, language: input.lang, ...links, ...zone }
}
