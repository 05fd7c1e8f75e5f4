import type { ReadResource } from '#credentials/checking/check-content.ts'
import { bundledLoader, type Loader } from '#credentials/contexts/document-loader.ts'
import { didJwkDocument, didKeyDocument } from '#credentials/dids/did-key.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { assertModest } from '#credentials/reading/assert-modest.ts'
import { parseJson } from '#credentials/reading/parse-json.ts'
import { envelop } from '#credentials/signing/envelop.ts'
import { isCompactJws } from '#credentials/signing/vc-jwt.ts'
import { isRevocationList } from '#credentials/status/revocation-list.ts'
import type { Fetches } from '#features/proofs/server/open-fetches.ts'
import type { Context } from '#platform/context.ts'
import { ownDocuments } from '../../files/server/own-documents.ts'
import { isOwnAddress } from '../../server/badge-of-address.ts'
import type { BadgeToCheck } from './find-badge-to-check.ts'

/** A badge names one issuer, whose keys may be at two addresses, and a status list or two; more is likely an attack. */
const BADGE_MAX = { dids: 2, addresses: 3 }
const ACCEPT = 'application/vc, application/vc+jwt, application/did, application/json;q=0.9, */*;q=0.1'

/**
 * Returns a document loader for one check of an external credential: our own documents come from the database, `did:key`
 * and `did:jwk` from the DID itself, and `did:web` or https documents of other hosts from a few limited fetches. Contexts
 * always come from the bundle. `known` is a badge of ours that was just read for the same check.
 */
export function anyDocuments(ctx: Context, fetches: Fetches, known?: BadgeToCheck): Loader {
  const own = ownDocuments(ctx, known)
  const asked = { dids: new Set<string>(), addresses: new Set<string>() }
  const foreign = bundledLoader(async (named) => {
    if (named.startsWith('did:key:')) return didKeyDocument(named)
    if (named.startsWith('did:jwk:')) return didJwkDocument(named)
    const isDid = named.startsWith('did:web:')
    const url = isDid ? didWebUrl(named) : named
    const kind = isDid ? 'dids' : 'addresses'
    if (isOwnAddress(ctx, url) || (asked[kind].size === BADGE_MAX[kind] && !asked[kind].has(url))) return undefined
    asked[kind].add(url)
    return readDocument(Buffer.from(await fetches(kind, url, ACCEPT)).toString())
  })
  return (url) => own(url).catch(() => foreign(url))
}

/** Reads the documents for which the credential states digests, from other hosts only. */
export function anyResources(ctx: Context, fetches: Fetches): ReadResource {
  return async (url) => {
    if (isOwnAddress(ctx, url)) throw new Error('Ours are not read for strangers')
    return fetches('addresses', url, '*/*')
  }
}

function readDocument(body: string): object | undefined {
  const text = body.trim()
  if (isCompactJws(text)) return envelop(text)
  const document = parseJson(text)
  if (typeof document !== 'object' || document === null) return undefined
  if (isRevocationList(document)) return document
  assertModest(document)
  return document
}
