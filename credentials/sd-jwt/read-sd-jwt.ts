import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64url } from 'multiformats/bases/base64'
import { asList, asObject, type Json } from '../read-credential.ts'
import { assertModest, assertSmall } from '../reading/assert-modest.ts'
import { CREDENTIAL_MAX_BYTES, NotReadable } from '../reading/not-readable.ts'
import { parseJson } from '../reading/parse-json.ts'
import { credentialOfClaims } from './badge-claims.ts'
import { openSdJwt } from './open-sd-jwt.ts'

type Jwt = { header: Json; payload: Json }
/**
 * An SD-JWT VC that was read but not checked. `payload` is what nobody can withhold, `claims` also what was disclosed, and
 * `credential` the same as a badge. `isWhole` is false when a disclosure belongs to nothing in it, or twice.
 */
export type SdJwt = Jwt & { text: string; claims: Json; credential: Json; binding?: Jwt; isWhole: boolean }

/** Many more than any badge has. */
const DISCLOSURES_MAX = 200

const JWT = String.raw`[\w-]+\.[\w-]+\.[\w-]+`
const FORM = new RegExp(`^${JWT}~([\\w-]+~)*(${JWT})?$`)

/** Whether a text has the form of an SD-JWT, with or without a key binding. */
export function isSdJwt(text: string): boolean {
  return FORM.test(text)
}

/** Reads an SD-JWT VC with its disclosures. Throws `NotReadable`. */
export async function readSdJwt(text: string): Promise<SdJwt> {
  const tooLarge = text.length > CREDENTIAL_MAX_BYTES || text.split('~').length > DISCLOSURES_MAX
  if (tooLarge) throw new NotReadable('credentialTooLarge')
  try {
    return await read(text)
  } catch (error) {
    throw error instanceof NotReadable ? error : new NotReadable('notABadge')
  }
}

async function read(text: string): Promise<SdJwt> {
  // The library takes the last of two members with one name.
  for (const part of text.split(/[.~]/)) parseJson(Buffer.from(part, 'base64url').toString())
  const library = openSdJwt({})
  const { jwt, kbJwt } = await library.decode(text)
  const [header, payload] = [asObject(jwt?.header), asObject(jwt?.payload)]
  if (!header || !payload) throw new NotReadable('notABadge')
  assertSmall(payload)
  // Before the library: a digest that is there twice would be unfolded twice, and so would those inside of it.
  const whole = isWhole(text, payload)
  const claims = whole ? (asObject(await library.getClaims(text)) ?? {}) : payload
  const credential = credentialOfClaims(claims)
  assertModest(credential)
  const [kbHeader, kbPayload] = [asObject(kbJwt?.header), asObject(kbJwt?.payload)]
  const binding = kbHeader && kbPayload && { header: kbHeader, payload: kbPayload }
  return { text, header, payload, claims, credential, isWhole: whole, ...(binding && { binding }) }
}

/** Claims about the credential itself, which are never disclosures (SD-JWT VC, 2.2.2.3), and names that RFC 9901 reserves. */
const NEVER_DISCLOSED = [
  ...['iss', 'nbf', 'exp', 'cnf', 'vct', 'vct#integrity', 'aka_vcts', 'status', '_sd', '...'],
  // A badge's own words for the same.
  ...['validFrom', 'validUntil', 'issuanceDate', 'expirationDate', 'credentialStatus'],
]

/** Whether each digest is there once, and each disclosure belongs to one of them (RFC 9901, 7.1). */
function isWhole(text: string, payload: Json): boolean {
  const disclosures = text.split('~').slice(1, -1)
  const contents = disclosures.map((each) => asList(JSON.parse(Buffer.from(each, 'base64url').toString())))
  const digests = [payload, ...contents].flatMap(digestsIn)
  const known = new Set(digests)
  const own = disclosures.map((each) => base64url.baseEncode(sha256(utf8ToBytes(each))))
  const isNamed = contents.every(([, name, ...rest]) => rest.length === 0 || !NEVER_DISCLOSED.includes(String(name)))
  return isNamed && known.size === digests.length && own.every((digest) => known.delete(digest))
}

function digestsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(digestsIn)
  const object = asObject(value)
  if (!object) return []
  const { _sd, '...': inList, ...rest } = object
  return [...asList(_sd), ...asList(inList), ...Object.values(rest).flatMap(digestsIn)]
}
