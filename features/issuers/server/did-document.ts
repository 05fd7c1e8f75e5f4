import { eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { buildDidDocument, type DidDocument } from '#credentials/dids/did-document.ts'
import { addressOfDid, pkhOfAddress } from '#credentials/dids/did-sdi.ts'
import { listSigningKeys } from '#features/keys/server/list-signing-keys.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { verificationsOf } from '../hooks.ts'
import type { IssuerRow } from './find-by-did-web.ts'
import { issuers } from './tables.ts'

type Service = NonNullable<DidDocument['service']>

/**
 * The did:web document of an issuer, with its rotated keys, the address of its delegations, and the domains that are its own;
 * without compromised keys. A deleted issuer keeps its document as a tombstone, with keys and name, so that its badges stay verifiable.
 * Throws `notFound`.
 */
export async function didDocument(
  ctx: Context,
  { issuerId }: Input<typeof contract.didDocument>,
): Promise<DidDocument> {
  const [issuer] = await ctx.db.select().from(issuers).where(eq(issuers.id, issuerId))
  if (!issuer) throw new Problem('notFound')
  return didDocumentOf(ctx, issuer, await linkedDomains(ctx, issuer))
}

/** The origins that an issuer proved to be its own (DIF Well Known DID Configuration, "Linked Domain Service Endpoint"). */
async function linkedDomains(ctx: Context, { id, didWeb, isPlatform, deletedAt }: IssuerRow): Promise<Service> {
  if (deletedAt) return []
  const proven = await verificationsOf.get()(ctx, id)
  const origins = proven.flatMap(({ type, value }) => (type === 'domain' ? `https://${value}` : []))
  // This origin says the same of the platform's own community.
  if (isPlatform) origins.push(ctx.config.publicUrl)
  return [...new Set(origins)].map((origin) => ({
    id: `${didWeb}#${new URL(origin).host}`,
    type: 'LinkedDomains',
    serviceEndpoint: origin,
  }))
}

/** The did:web document of an issuer that was read already; its keys are read now. A check of badges needs no `services`. */
export async function didDocumentOf(ctx: Context, issuer: IssuerRow, services: Service = []): Promise<DidDocument> {
  const keys = await listSigningKeys(ctx, issuer.id)
  const address = addressOfDid(issuer.did)
  return buildDidDocument({
    did: issuer.didWeb,
    alsoKnownAs: address ? [issuer.did, pkhOfAddress(address)] : [issuer.did],
    // Retired keys as well: other verifiers check whether a key can assert today, and old badges must stay valid.
    keys: keys.map((publicKeyMultibase) => ({ publicKeyMultibase, active: true })),
    service: [
      {
        id: `${issuer.didWeb}#delegations`,
        type: 'BlazonDelegations',
        serviceEndpoint: `${ctx.config.publicUrl}/issuers/${issuer.id}/delegations`,
      },
      ...services,
    ],
    ...(issuer.deletedAt && { tombstone: { name: issuer.name, deletedAt: issuer.deletedAt } }),
  })
}
