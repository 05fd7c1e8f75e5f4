import { isWhole } from '../contexts/added-terms.ts'
import { asList, asObject, type Json } from '../read-credential.ts'
import { type ContentCheck, worstOf } from './check.ts'
import { isDigestOf, readDigests } from './digest.ts'
import { isUrl, isWellFormed } from './is-well-formed.ts'

/** Reads the bytes of a document that a credential names; throws when they are not available. */
export type ReadResource = (url: string) => Promise<Uint8Array>

const RESOURCES_MAX = 3

/**
 * Checks that a credential is well-formed (`isWellFormed`), and that related documents have the stated digests (VC Data
 * Model 2.0, 5.3). Only the first few documents are read. Undefined when it is well-formed and names neither schemas,
 * refresh services nor documents.
 */
export async function checkContent(
  credential: unknown,
  readResource?: ReadResource,
): Promise<ContentCheck | undefined> {
  if (!isWellFormed(credential)) return { ok: null, reason: 'contentMalformed' }
  const { refreshService, credentialSchema, relatedResource } = asObject(credential) ?? {}
  const schemas = asList(credentialSchema)
  const resources = asList(relatedResource)
  if (asList(refreshService).length + schemas.length + resources.length === 0) return undefined
  const ids = resources.map((resource) => asObject(resource)?.id)
  const areNamed = ids.every((id) => isUrl(id) && isWhole(String(id)))
  if (!areNamed || new Set(ids).size < ids.length) return { ok: null, reason: 'contentMalformed' }
  // Their order is not signed: whoever alters a document could put it last.
  const read = new Set(ids.toSorted().slice(0, RESOURCES_MAX))
  const checks = await Promise.all(
    resources
      .map((resource) => asObject(resource) ?? {})
      .map((resource) => (read.has(resource.id) ? checkResource(resource, readResource) : UNREAD)),
  )
  const schemaUnread: ContentCheck[] = schemas.length > 0 ? [{ ok: true, reason: 'schemaUnread' }] : []
  return worstOf([...checks, ...schemaUnread])
}

const UNREAD: ContentCheck = { ok: true, reason: 'resourceUnread' }

async function checkResource(resource: Json, readResource: ReadResource | undefined): Promise<ContentCheck> {
  const digests = readDigests(resource)
  if (!digests) return { ok: null, reason: 'contentMalformed' }
  const known = digests.filter((digest) => digest.algorithm !== undefined)
  if (known.length === 0) return { ok: true, reason: 'digestUnsupported' }
  if (!readResource) return UNREAD
  const bytes = await readResource(String(resource.id)).catch(() => undefined)
  if (!bytes) return { ok: true, reason: 'resourceUnreachable' }
  return known.every((digest) => isDigestOf(digest, bytes)) ? { ok: true } : { ok: false, reason: 'resourceAltered' }
}
