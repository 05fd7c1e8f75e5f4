import { generateKeyPairSync } from 'node:crypto'
import { CompactSign } from 'jose'
import { bakeSvg } from '#credentials/files/bake-svg.ts'
import { bakeOlder } from '#credentials/files/testing-bake-older.ts'

/** A host that answers nobody. */
const HOST = 'https://badges.invalid'
const RECIPIENT = { type: 'email', hashed: true, salt: 'sea', identity: `sha256$${'7f'.repeat(32)}` }
const CLASS = { name: 'Knots', description: 'Ties knots', image: `${HOST}/k.png`, criteria: { narrative: 'Tie' } }
const PROFILE = { type: 'Issuer', id: `${HOST}/issuer`, name: 'School', url: HOST, email: 'school@example.org' }

/** Open Badges 2.0, with everything in one document. */
const OLDER = {
  '@context': 'https://w3id.org/openbadges/v2',
  type: 'Assertion',
  id: `${HOST}/a/1`,
  recipient: RECIPIENT,
  badge: { type: 'BadgeClass', id: `${HOST}/b/1`, ...CLASS, issuer: PROFILE },
  issuedOn: '2020-01-01T09:00:00Z',
  expires: '2030-01-01T09:00:00Z',
  verification: { type: 'HostedBadge', startsWith: [HOST], allowedOrigins: 'badges.invalid' },
  evidence: [{ id: `${HOST}/e`, narrative: 'Rope' }],
}
/** Open Badges 1.0. */
const OLDEST = {
  uid: 'a1',
  recipient: RECIPIENT,
  badge: `${HOST}/b/1`,
  verify: { type: 'hosted', url: `${HOST}/a/1` },
  issuedOn: 1_577_869_200,
}
const SIGNED = { ...OLDER, verification: { type: 'SignedBadge', creator: `${HOST}/key` } }
const KEY = 'did:key:z6MkrHVLhQ5TEorULq3fK59USqh19wcZA32ivbt1qTsrmkQT'
/** The Data Model 1.1 with the lists, the suite and the endorsement that issuers of it use. */
const MODEL_1 = {
  '@context': [
    'https://www.w3.org/2018/credentials/v1',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    'https://w3id.org/vc/status-list/2021/v1',
    { rope: 'https://school.example/rope' },
  ],
  id: 'urn:uuid:00000000-0000-4000-8000-000000000001',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: KEY, type: ['Profile'], name: 'School' },
  issuanceDate: '2023-01-01T00:00:00Z',
  expirationDate: '2030-01-01T00:00:00Z',
  credentialSubject: {
    id: 'did:example:a',
    type: ['AchievementSubject'],
    achievement: { id: 'urn:uuid:00000000-0000-4000-8000-000000000002', type: ['Achievement'], ...CLASS },
  },
  credentialStatus: [
    ...['StatusList2021Entry', 'BitstringStatusListEntry'].map((type, nth) => ({
      id: `${HOST}/list#${nth}`,
      type,
      statusPurpose: 'message',
      statusListIndex: nth === 0 ? '7' : 7,
      statusSize: 2,
      statusMessage: [{ status: '0x1', message: 'Late' }],
      statusListCredential: `${HOST}/list`,
    })),
    { id: `${HOST}/revoked`, type: '1EdTechRevocationList' },
  ],
  endorsement: [
    {
      '@context': ['https://www.w3.org/2018/credentials/v1'],
      type: ['VerifiableCredential', 'EndorsementCredential'],
      issuer: KEY,
      issuanceDate: '2023-01-01T00:00:00Z',
      credentialSubject: { id: KEY, type: ['EndorsementSubject'], endorsementComment: 'Good' },
    },
  ],
  proof: ['eddsa-jcs-2022', 'ecdsa-jcs-2019', 'ecdsa-rdfc-2019'].map((cryptosuite) => ({
    type: 'DataIntegrityProof',
    cryptosuite,
    created: '2023-01-01T00:00:00Z',
    verificationMethod: `${KEY}#${KEY.split(':').at(-1)}`,
    proofPurpose: 'assertionMethod',
    proofValue: `z${'3'.repeat(86)}`,
  })),
}

/** Badges in the formats of others, whose signatures and hosts say nothing. */
export const FOREIGN_DOCUMENTS: object[] = [OLDER, OLDEST, SIGNED, MODEL_1]

/** The same as files: baked into pictures, and signed as a JWS by a key that nobody lists. */
export async function foreignFiles(png: Buffer): Promise<{ files: Buffer[]; jwts: string[] }> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const sign = (document: object) =>
    new CompactSign(Buffer.from(JSON.stringify(document))).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  const jwts = await Promise.all([SIGNED, { vc: MODEL_1, iss: KEY }].map(sign))
  const older = JSON.stringify(OLDER)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="http://openbadges.org"><openbadges:assertion verify="${HOST}/a/1"><![CDATA[${older}]]></openbadges:assertion></svg>`
  const files = [
    ...FOREIGN_DOCUMENTS.map((document) => Buffer.from(JSON.stringify(document))),
    bakeOlder(png, 'iTXt', older),
    bakeOlder(png, 'tEXt', `${HOST}/a/1`),
    Buffer.from(svg),
    Buffer.from(bakeSvg('<svg xmlns="http://www.w3.org/2000/svg"></svg>', jwts[1] ?? '')),
  ]
  return { files, jwts }
}
