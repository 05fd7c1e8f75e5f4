import canonicalize from 'canonicalize'
import { isEndorsement } from '#credentials/badges/read-endorsements.ts'
import { type Checks, type Verifying, verifyCredential } from '#credentials/checking/verify.ts'
import { verifyVcJwt } from '#credentials/checking/verify-vc-jwt.ts'
import { asList, asObject, issuerOf, type Json } from '#credentials/read-credential.ts'
import type { Presented } from '#credentials/reading/read-presented.ts'
import { checkSdJwt } from '#credentials/sd-jwt/check-sd-jwt.ts'
import { statusListUrls } from '#credentials/status/check-status.ts'
import { findByDidWeb } from '#features/issuers/server/find-by-did-web.ts'
import { promotedAt } from '#features/issuers/server/promotion/promoted-at.ts'
import { canonizeForeign, learnOurs } from '#features/proofs/server/canonize-ours.ts'
import type { Fetches } from '#features/proofs/server/open-fetches.ts'
import { factOf, readProof } from '#features/proofs/server/read-proof.ts'
import { findListings } from '#features/registries/server/find-listings.ts'
import type { Context } from '#platform/context.ts'
import { type Checked, type Facts, findingOf, findingOfCheck } from '../../findings/rules.ts'
import { describeShape, statusFacts } from '../../findings/server/describe-check.ts'
import { credentialUrl } from '../../server/addresses.ts'
import { describePublicBadge } from '../../server/describe-badge.ts'
import { isSdJwtOf } from '../../server/issuing/sign-sd-jwt-as-issuer.ts'
import { judged } from '../verdict-rules.ts'
import { anyDocuments, anyResources } from './any-documents.ts'
import { checkAnchor } from './check-anchor.ts'
import { checkDelegation } from './check-delegation.ts'
import { describeCredential } from './describe-credential.ts'
import { describeRecipient } from './describe-recipient.ts'
import { type BadgeToCheck, findBadgeToCheck } from './find-badge-to-check.ts'
import type { BroughtBadge } from './read-brought.ts'

export type Brought = Pick<BroughtBadge, 'credential' | 'jwt' | 'sdJwt' | 'stored'>

/**
 * Checks an external credential without the endorsements in it: the document is judged, not our record of the same id. One in
 * the name of an issuer of ours must also have a record (`own`), a delegation and an anchor.
 */
export async function judgeCredential(ctx: Context, brought: Brought, fetches: Fetches) {
  const { credential, stored } = brought
  const record = await findOwn(ctx, credential)
  const [loader, readResource] = [anyDocuments(ctx, fetches, record), anyResources(ctx, fetches)]
  const context = { loader, now: ctx.now(), readResource, canonize: canonizeForeign }
  if (record && !brought.sdJwt) await learnOurs(record.badge.credential)
  const { checks, proof } = await verify(brought, context)
  const described = await describeChecks(ctx, { brought, checks, counted: proof, own: record })
  const checked = {
    ...describeCredential(credential),
    // The signed document keeps the evidence of an erased holder; an address must not make it public.
    ...(stored && { evidence: describePublicBadge(ctx, stored).evidence }),
    ...judged(described),
    registries: isProvenIssuer(checks) ? await findListings(ctx, issuerOf(credential) ?? '') : [],
    form: formOf(brought),
    standard: 'ob3' as const,
    kind: isEndorsement(credential) ? ('endorsement' as const) : ('badge' as const),
    recipient: describeRecipient(credential),
    ...(record && { own: describePublicBadge(ctx, record) }),
  }
  return { checked, record }
}

function verify({ credential, jwt, sdJwt }: Brought, context: Verifying): Promise<{ checks: Checks; proof?: Json }> {
  if (sdJwt) return checkSdJwt(sdJwt, context)
  return jwt ? verifyVcJwt(jwt, context) : verifyCredential(credential, context)
}

function formOf({ jwt, sdJwt }: Brought) {
  if (sdJwt) return 'sd-jwt' as const
  return jwt ? ('jwt' as const) : ('json' as const)
}

/** Whether the issuer gave the badge: a name that a stranger wrote into it is looked up nowhere. */
function isProvenIssuer({ signature, issuer }: Checks): boolean {
  return signature.ok === true && issuer.ok === true
}

async function findOwn(ctx: Context, credential: Presented['credential']): Promise<BadgeToCheck | undefined> {
  const prefix = credentialUrl(ctx.config, '')
  const id = typeof credential.id === 'string' && credential.id.startsWith(prefix) && credential.id.slice(prefix.length)
  const found = id && /^[\w-]{1,80}$/.test(id) ? await findBadgeToCheck(ctx, id) : undefined
  return found && found.issuer.didWeb === issuerOf(credential) ? found : undefined
}

/** `counted` is the embedded proof that decided. */
type Judged = { brought: Brought; checks: Checks; counted: Json | undefined; own: BadgeToCheck | undefined }

async function describeChecks(ctx: Context, { brought, checks, counted, own }: Judged): Promise<Checked[]> {
  const { credential, jwt, sdJwt } = brought
  const proof = readProof(credential, counted)
  const { issuedAt, validUntil, issuer } = describeCredential(credential)
  const header = (sdJwt ?? jwt)?.header
  const signature: Facts = header
    ? { algorithm: factOf(header.alg), key: factOf(header.kid) }
    : { algorithm: factOf(proof.algorithm), key: factOf(proof.method), created: factOf(proof.created) }
  return [
    findingOfCheck('signature', checks.signature, signature),
    findingOfCheck('issuer', checks.issuer, {
      did: issuer.did,
      ...(own && promotedAt(own.issuer) && { promotedAt: promotedAt(own.issuer) }),
    }),
    ...(await checkAllowed(ctx, { brought, own, key: proof.key })),
    findingOfCheck('status', checks.status, {
      ...placeOfStatus(brought),
      ...(own && statusFacts(own.badge)),
    }),
    findingOfCheck('period', checks.period, { from: issuedAt, ...(validUntil && { until: validUntil }) }),
    ...(checks.content ? [findingOfCheck('content', checks.content, namedBy(credential))] : []),
    describeShape(credential),
    ...(own ? [await checkAnchor(ctx, own)] : []),
  ]
}

function placeOfStatus({ credential, sdJwt }: Brought): Facts {
  const { uri, idx } = asObject(asObject(sdJwt?.payload.status)?.status_list) ?? {}
  if (uri !== undefined) return { list: factOf(uri), slot: typeof idx === 'number' ? idx : '' }
  const entry = asObject(asList(credential.credentialStatus)[0])
  return entry ? { list: factOf(statusListUrls(credential)[0]), slot: slotOf(entry.statusListIndex) } : {}
}

const NO_RECORD = findingOf('delegation', 'missing')
/** `key` is that of the proof that counted. */
type Allowed = Pick<Judged, 'brought' | 'own'> & { key: string }

/**
 * Whether a delegation allowed a badge in the name of one of our issuers; no check for other issuers. Only issued badges
 * count: old keys stay listed, and a leaked one could sign badges without our record. The delegation names the key of the
 * embedded proof; a JWT or an SD-JWT VC is another form of the badge.
 */
async function checkAllowed(ctx: Context, { brought, own, key }: Allowed) {
  const { credential, jwt, sdJwt } = brought
  if (!own) return (await findByDidWeb(ctx, issuerOf(credential) ?? '')) ? [NO_RECORD] : []
  const given = own.badge.credential
  if (!(sdJwt ? isSdJwtOf(ctx.config, sdJwt, given) : isSame(credential, given))) return [NO_RECORD]
  return [await checkDelegation(ctx, own, jwt || sdJwt ? readProof(given).key : key)]
}

function isSame(
  { proof: _, ...credential }: Presented['credential'],
  { proof: __, ...given }: object & { proof?: unknown },
) {
  return canonicalize(credential) === canonicalize(given)
}

function slotOf(index: unknown): number | string {
  if (typeof index === 'number') return index
  return typeof index === 'string' && /^\d{1,9}$/.test(index) ? Number(index) : factOf(index)
}

function namedBy({ relatedResource, credentialSchema }: Presented['credential']): Facts {
  const [first] = [...asList(relatedResource), ...asList(credentialSchema)].map(asObject)
  return first ? { named: factOf(first.id) } : {}
}
