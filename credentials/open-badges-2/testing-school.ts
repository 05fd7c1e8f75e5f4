import { generateKeyPairSync } from 'node:crypto'
import { CompactSign } from 'jose'
import type { Json } from '../read-credential.ts'
import type { Answer, ReadAddress } from './read-documents.ts'
import { verifyAssertion } from './verify-assertion.ts'

export const SCHOOL = 'https://school.example'
export const NOW = new Date('2026-06-01T00:00:00Z')
const CONTEXT = 'https://w3id.org/openbadges/v2'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const PEM = publicKey.export({ format: 'pem', type: 'spki' }).toString()

export const ASSERTION = {
  '@context': CONTEXT,
  type: 'Assertion',
  id: `${SCHOOL}/assertions/1`,
  recipient: { type: 'email', hashed: true, salt: 'tide', identity: `sha256$${'7f'.repeat(32)}` },
  badge: `${SCHOOL}/badges/knots`,
  issuedOn: '2026-02-01T09:00:00Z',
  expires: '2028-02-01T09:00:00Z',
  verification: { type: 'HostedBadge' },
}
export const BADGE = {
  '@context': CONTEXT,
  type: 'BadgeClass',
  id: ASSERTION.badge,
  name: 'Knots',
  description: 'Ties ten knots without looking',
  image: `${SCHOOL}/knots.png`,
  criteria: { narrative: 'Tie ten knots' },
  issuer: `${SCHOOL}/issuer`,
}
export const PROFILE = {
  '@context': CONTEXT,
  type: 'Issuer',
  id: BADGE.issuer,
  name: 'Harbour School',
  url: SCHOOL,
  email: 'badges@school.example',
}
export const KEY = {
  '@context': CONTEXT,
  type: 'CryptographicKey',
  id: `${SCHOOL}/key`,
  owner: PROFILE.id,
  publicKeyPem: PEM,
}
/** The same badge, as it is signed. */
export const SIGNED = {
  ...ASSERTION,
  id: 'urn:uuid:3d0f1c8e-8f0b-4d0c-9a53-3f8a0a5e9f10',
  verification: { type: 'SignedBadge', creator: KEY.id },
}
export const SIGNER = { ...PROFILE, publicKey: KEY.id }

/** The web: documents by address, of which each may be missing, a text, or gone; `asked` lists what was read. */
export function openWeb(documents: Record<string, Json | string | 'gone' | undefined>) {
  const asked: string[] = []
  const read: ReadAddress = async (url): Promise<Answer | undefined> => {
    asked.push(url)
    const found = documents[url]
    if (found === undefined) return undefined
    return found === 'gone' ? { isGone: true } : { text: typeof found === 'string' ? found : JSON.stringify(found) }
  }
  return { read, asked }
}

/** Everything that the school publishes, with changes. */
export function schoolWeb(changes: Record<string, Json | string | undefined> = {}) {
  return openWeb({
    [ASSERTION.id]: ASSERTION,
    [BADGE.id]: BADGE,
    [PROFILE.id]: SIGNER,
    [KEY.id]: KEY,
    ...changes,
  })
}

/** Signs an assertion with the school's key, or another one. */
export async function signJws(document: Json, alg = 'RS256', key = privateKey): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(document))).setProtectedHeader({ alg }).sign(key)
}

type Given = Parameters<typeof verifyAssertion>[0]
type Checked = { ok: boolean | null; reason?: string } | undefined

/** Checks an assertion, with what each check found: its reason, or `true`. */
export async function verifyAt({ read }: { read: ReadAddress }, given: Given) {
  const verified = await verifyAssertion(given, { read, now: NOW })
  const { signature, hosted, issuer, status, period } = verified.checks
  const found = (check: Checked) => check && (check.reason ?? check.ok)
  return {
    ...verified,
    signature: found(signature),
    hosted: found(hosted),
    issuer: found(issuer),
    status: found(status),
    period: found(period),
  }
}
