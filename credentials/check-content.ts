import { type Check, worstOf } from './check.ts'
import { isDigestOf, readDigests } from './digest.ts'
import { asList, asObject, type Json } from './read-credential.ts'

/** Reads the bytes of a document that a credential names; throws when they are not available. */
export type ReadResource = (url: string) => Promise<Uint8Array>

const RESOURCES_MAX = 3

/**
 * Checks that a credential is well-formed and has a subject, that refresh services and schemas have a type, and that
 * related documents have the stated digests (VC Data Model 2.0, 4.5, 4.7, 4.11, 4.12 and 5.3). Only the first few
 * documents are read. Undefined when it is well-formed and names none of these.
 */
export async function checkContent(credential: unknown, readResource?: ReadResource): Promise<Check | undefined> {
  if (!isBuilt(credential)) return { ok: false, reason: 'malformed' }
  const { refreshService, credentialSchema, relatedResource } = asObject(credential) ?? {}
  const refreshes = asList(refreshService)
  const schemas = asList(credentialSchema)
  const resources = asList(relatedResource)
  if (refreshes.length + schemas.length + resources.length === 0) return undefined
  const isTyped = refreshes.every(hasType) && schemas.every((schema) => hasType(schema) && isUrl(asObject(schema)?.id))
  const ids = resources.map((resource) => asObject(resource)?.id)
  if (!isTyped || !ids.every(isUrl) || new Set(ids).size < ids.length) return { ok: false, reason: 'malformed' }
  const checks = await Promise.all(
    resources.map((resource, nth) => checkResource(asObject(resource) ?? {}, nth < RESOURCES_MAX && readResource)),
  )
  const check = worstOf(checks)
  return check.ok && schemas.length > 0 ? { ok: true, reason: 'schemaUnread' } : check
}

async function checkResource(resource: Json, readResource: ReadResource | false | undefined): Promise<Check> {
  const digests = readDigests(resource)
  if (!digests) return { ok: false, reason: 'malformed' }
  const known = digests.filter((digest) => digest.algorithm !== undefined)
  if (known.length === 0) return { ok: null, reason: 'digestUnsupported' }
  if (!readResource) return { ok: null, reason: 'resourceUnread' }
  const bytes = await readResource(String(resource.id)).catch(() => undefined)
  if (!bytes) return { ok: null, reason: 'resourceUnreachable' }
  return known.every((digest) => isDigestOf(digest, bytes)) ? { ok: true } : { ok: false, reason: 'resourceAltered' }
}

function isBuilt(credential: unknown): boolean {
  const { type, credentialSubject } = asObject(credential) ?? {}
  const subjects = asList(credentialSubject)
  const isOfSomebody = subjects.length > 0 && subjects.every((one) => Object.keys(asObject(one) ?? {}).length > 0)
  return isOfSomebody && asList(type).includes('VerifiableCredential')
}

function hasType(value: unknown): boolean {
  const types = asList(asObject(value)?.type)
  return types.length > 0 && types.every((type) => typeof type === 'string' && type !== '')
}

function isUrl(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value)
}
