import type { Loader } from '../contexts/document-loader.ts'
import { type FoundKey, findJwtKey } from '../keys/find-jwt-key.ts'
import { isForSignatures, readJwk } from '../keys/method-key.ts'
import { asObject, type Json } from '../read-credential.ts'

type Asked = { header: Json; issuer: string; loader: Loader; now: Date }
type Refused = NonNullable<FoundKey['refused']>

const KEY_UNKNOWN: Refused = { ok: false, reason: 'keyUnknown' }
const KEY_UNREAD: Refused = { ok: null, reason: 'keyUnread' }
const UNREACHABLE: Refused = { ok: null, reason: 'issuerUnreachable' }

/**
 * Finds the key of an SD-JWT VC: of a DID as `findJwtKey` does; of an https address in the metadata at its well-known path,
 * by the `kid` or as the only key (SD-JWT VC, "JWT VC Issuer Metadata"). The keys are inline, or at another address of the
 * same origin.
 */
export async function findIssuerKey({ header, issuer, loader, now }: Asked): Promise<FoundKey> {
  if (issuer.startsWith('did:')) return findJwtKey({ header, issuer, loader, now })
  const url = metadataUrl(issuer)
  // A certificate says which key it is, but nothing here reads one.
  const isByCertificate = header.kid === undefined && header.x5c !== undefined
  if (!url || isByCertificate) return { refused: KEY_UNREAD }
  const metadata = await load(url, loader)
  if (typeof metadata?.issuer !== 'string') return { refused: UNREACHABLE }
  if (metadata.issuer !== issuer) return { refused: { ok: false, reason: 'issuerMismatch' } }
  const { jwks_uri: address } = metadata
  if (metadata.jwks === undefined && !isOnOrigin(address, url)) return { refused: KEY_UNREAD }
  const { keys } = asObject(metadata.jwks ?? (await load(String(address), loader))) ?? {}
  if (!Array.isArray(keys)) return { refused: UNREACHABLE }
  return keyOfSet(
    keys.map(asObject).filter((key) => key !== undefined),
    header.kid,
  )
}

function keyOfSet(keys: Json[], kid: unknown): FoundKey {
  const [key, ...others] = keys.filter((each) => (kid === undefined ? isForSignatures(each) : each.kid === kid))
  const isUnnamed = kid !== undefined && keys.some((each) => each.kid === undefined)
  if (!key) return { refused: isUnnamed ? KEY_UNREAD : KEY_UNKNOWN }
  // It may be any of several.
  if (others.length > 0) return { refused: KEY_UNREAD }
  if (!isForSignatures(key)) return { refused: { ok: false, reason: 'keyNotForBadges' } }
  const jwk = readJwk(key)
  return jwk ? { jwk, issuer: { ok: true } } : { refused: { ok: null, reason: 'keyUnsupported' } }
}

/** The well-known path stands between host and path; undefined for anything but a plain https address. */
function metadataUrl(issuer: string): string | undefined {
  if (!URL.canParse(issuer)) return undefined
  const { protocol, origin, pathname } = new URL(issuer)
  const isPlain = protocol === 'https:' && !/[?#@\\]/.test(issuer)
  return isPlain ? `${origin}/.well-known/jwt-vc-issuer${pathname.replace(/\/$/, '')}` : undefined
}

function isOnOrigin(address: unknown, url: string): boolean {
  const isAddress = typeof address === 'string' && URL.canParse(address)
  return isAddress && new URL(address).origin === new URL(url).origin
}

async function load(url: string, loader: Loader): Promise<Json | undefined> {
  return asObject((await loader(url).catch(() => undefined))?.document)
}
