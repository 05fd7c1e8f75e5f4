import type { Input } from '#base/endpoint.ts'
import { InvalidInput, Problem } from '#base/problem.ts'
import { isStorable } from '#base/storable.ts'
import { needsAddress, readAssertion } from '#credentials/open-badges-2/read-assertion.ts'
import { isOlderBadge } from '#credentials/open-badges-2/standard-of.ts'
import { refusalOf } from '#credentials/reading/name-document.ts'
import { isOfferAddress } from '#credentials/reading/name-text.ts'
import { NotReadable } from '#credentials/reading/not-readable.ts'
import { assertBadge, type Presented, readPresented } from '#credentials/reading/read-presented.ts'
import { readSdJwt, type SdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import type { Fetches } from '#features/proofs/server/open-fetches.ts'
import { type ProofFile, readProofFile } from '#features/proofs/server/read-proof-file.ts'
import type { Context } from '#platform/context.ts'
import { type FetchRefusal, FetchRefused } from '#platform/outgoing/public-request.ts'
import type * as contract from '../../contract.ts'
import { BROUGHT_MAX_BYTES } from '../../rules.ts'
import { badgeOfAddress, isOwnAddress } from '../../server/badge-of-address.ts'
import type { BadgeDetails } from '../../server/queries.ts'

const ACCEPT = 'application/vc, application/vc+jwt, application/json, image/png, image/svg+xml, */*;q=0.1'
const PROBLEMS: Record<FetchRefusal, string> = {
  addressRefused: 'linkRefused',
  redirected: 'linkRefused',
  unreachable: 'linkUnreachable',
  tooLarge: 'linkTooLarge',
}

type Brought = Input<typeof contract.verifyAny>
/** An upload, and its parts when it is a proof file; `stored` is our record when the badge came from the database. */
export type BroughtBadge = Omit<Presented, 'proofFile' | 'sdJwt' | 'url'> & {
  proof?: ProofFile
  sdJwt?: SdJwt
  stored?: BadgeDetails
  /** What is kept: a file as it is, even if it only names an address; what an address gave, or the address of a badge that names none. */
  received: Uint8Array
  /** The address that gave it, and its whole answer: what stands inside of an answer is not published by its host. */
  from?: { url: string; text: string }
}

/** Reads the credential in the submitted file or at the submitted address; our own badges come from the database. */
export async function readBrought(ctx: Context, { file, url }: Brought, fetches: Fetches): Promise<BroughtBadge> {
  if (file && file.size > BROUGHT_MAX_BYTES) throw new Problem('tooLarge')
  if (!file && !url) throw new InvalidInput('invalidInput')
  if (!file) return readAddress(ctx, url ?? '', fetches)
  const { url: inside, ...brought } = await read(new Uint8Array(await file.arrayBuffer()))
  // A file may hold nothing but the address of its badge; what is there is not followed any further.
  if (inside === undefined) return brought
  const { carrier, received } = brought
  const found = await readInside(ctx, inside, fetches)
  // What proves itself needs no address, which may be gone one day; a picture stays what its holder has.
  const isKept = carrier !== 'text' || isHosted(found)
  return isKept ? { ...found, carrier, received } : found
}

async function readInside(ctx: Context, url: string, fetches: Fetches): Promise<BroughtBadge> {
  try {
    return await readAddress(ctx, url, fetches)
  } catch (error) {
    const isAway = error instanceof Problem && error.key === 'linkUnreachable'
    throw isAway ? new Problem('insideUnreachable', { host: URL.parse(url)?.host ?? '' }) : error
  }
}

async function readAddress(ctx: Context, url: string, fetches: Fetches): Promise<BroughtBadge> {
  if (isOfferAddress(url)) throw new Problem('offerInstead')
  if (isOwnAddress(ctx, url)) {
    const own = await badgeOfAddress(ctx, url)
    if (!own) throw new Problem('linkUnreachable')
    const { credential } = own.badge
    return { carrier: 'text', credential, others: [], stored: own, received: Buffer.from(JSON.stringify(credential)) }
  }
  const { url: further, ...brought } = await read(await fetchLink(fetches, url))
  if (further !== undefined) throw new Problem('notABadge')
  if (brought.carrier !== 'text') return brought
  const from = { url, text: Buffer.from(brought.received).toString() }
  if (!isFoundOnly(brought)) return { ...brought, from }
  return { ...brought, from, received: Buffer.from(URL.parse(url)?.href ?? url) }
}

/** Whether the host that publishes a badge proves it, not a signature of its own text. */
function isHosted({ credential, jwt }: Pick<Presented, 'credential' | 'jwt'>): boolean {
  return !jwt && isOlderBadge(credential)
}

/** Whether nothing but the address that gave it says where a badge is published, so that its text alone proves nothing. */
function isFoundOnly(brought: Pick<Presented, 'credential' | 'jwt'>): boolean {
  return isHosted(brought) && needsAddress(readAssertion(brought.credential))
}

async function read(bytes: Uint8Array): Promise<BroughtBadge & { url?: string }> {
  try {
    const { proofFile, sdJwt: text, ...presented } = assertStorable(readPresented(bytes))
    if (text) return { ...presented, ...(await readBadgeSdJwt(text)), received: bytes }
    return { ...presented, ...(proofFile && { proof: readProofFile(proofFile) }), received: bytes }
  } catch (error) {
    throw error instanceof NotReadable ? new Problem(error.reason, error.values) : error
  }
}

/** Reads a badge as SD-JWT VC; with a key binding, `presentation` is its text. Throws `NotReadable`. */
export async function readBadgeSdJwt(text: string) {
  const sdJwt = await readSdJwt(text)
  if (sdJwt.credential.type === undefined) throw refusalOf(sdJwt.claims)
  const { credential } = assertStorable(assertBadge(sdJwt))
  return { credential, sdJwt, ...(sdJwt.binding && { presentation: text }) }
}

/**
 * Text that UTF-8 cannot encode has no canonical form, so it was never signed; an identifier with NUL is in none of our
 * tables.
 */
function assertStorable<T>(presented: T): T {
  if (!isStorable(presented)) throw new NotReadable('notABadge')
  return presented
}

async function fetchLink(fetches: Fetches, url: string): Promise<Uint8Array> {
  try {
    return await fetches('addresses', url, ACCEPT)
  } catch (error) {
    throw error instanceof FetchRefused ? new Problem(PROBLEMS[error.reason]) : error
  }
}
