import type { StatusCheck } from '../checking/check.ts'
import { didWebUrl } from '../dids/did-web.ts'
import { asList, asObject, issuerOf, type Json } from '../read-credential.ts'

/** The type of a status that names a list of 1EdTech (Revocation List Status Method 1.0). */
export const REVOCATION_LIST = '1EdTechRevocationList'

const UNREADABLE: StatusCheck = { ok: null, reason: 'listUnreadable' }
/** Members of documents that are no such list. */
const OTHERS = ['proof', 'credentialSubject', 'verificationMethod', 'assertionMethod', 'keys', 'jwks']

/**
 * Whether a document is a revocation list, which may be longer than any other document: nothing in it is signed, so no
 * JSON-LD code reads it.
 */
export function isRevocationList(document: object): boolean {
  const given = asObject(document) ?? {}
  return revokedIn(given) !== undefined && OTHERS.every((name) => !Object.hasOwn(given, name))
}

/**
 * Whether a list at an address is the issuer's: nobody signs it, so only its place says whose it is. That is the origin of
 * an https issuer, or the host of a did:web.
 */
export function isPlacedBy(issuer: string | undefined, url: string): boolean {
  const origin = issuer && originOf(issuer)
  return origin !== undefined && URL.canParse(url) && new URL(url).origin === origin
}

/** Whether the list revokes a credential by its id. A list without the member for it is not read. */
export function checkRevocations(credential: unknown, document: unknown): StatusCheck {
  const [given, list] = [asObject(credential), asObject(document)]
  const items = list && revokedIn(list)
  const revoked = items?.map((item) => asObject(item) ?? {})
  const isRead = revoked?.every(({ id }) => typeof id === 'string')
  if (!list || !revoked || !isRead) return UNREADABLE
  if (typeof given?.id !== 'string') return { ok: null, reason: 'statusUnclear' }
  const by = issuerOf(list)
  if (by !== undefined && by !== issuerOf(given)) return { ok: null, reason: 'listOfOther' }
  const isMarked = revoked.some((each) => each.id === given.id && each.revoked !== false)
  return isMarked ? { ok: false, reason: 'revoked' } : { ok: true }
}

/** The standard's text and its schema write the member in two ways. */
function revokedIn({ revokedCredential, revokedCredentials }: Json): unknown[] | undefined {
  if (revokedCredential === undefined && revokedCredentials === undefined) return undefined
  return [...asList(revokedCredential), ...asList(revokedCredentials)]
}

function originOf(issuer: string): string | undefined {
  try {
    if (issuer.startsWith('did:web:')) return new URL(didWebUrl(issuer)).origin
    const { protocol, origin } = new URL(issuer)
    return protocol === 'https:' ? origin : undefined
  } catch {
    return undefined
  }
}
