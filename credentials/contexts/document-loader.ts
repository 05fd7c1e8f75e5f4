import type { CheckReason } from '../checking/check.ts'
import { trustedContexts } from './bundle.ts'

/** Reads a document by its URL or DID; undefined (or an error) means that it is not available. */
export type LoadDocument = (url: string) => Promise<object | undefined>

/** What a JSON-LD processor expects of a loader; `static` lets it keep the parsed context. */
export type RemoteDocument = { contextUrl: null; documentUrl: string; document: object; tag?: 'static' }
export type Loader = (url: string) => Promise<RemoteDocument>

/**
 * Makes the loader for signing and verifying: contexts from those that are trusted only, anything else (an issuer's DID, the
 * address of a status list) from `extra`. Anything else is an error, never a request.
 */
export function bundledLoader(extra?: LoadDocument): Loader {
  return async (url) => {
    const context = trustedContexts().get(url)
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
