import { generateKeyPairSync } from 'node:crypto'
import { CompactSign } from 'jose'
import type { openTestWeb } from '#platform/outgoing/testing-web.ts'

const CONTEXT = 'https://w3id.org/openbadges/v2'
export const RECIPIENT = { type: 'email', hashed: true, salt: 'tide', identity: `sha256$${'7f'.repeat(32)}` }

/**
 * A school on another host with a badge of Open Badges 2.0: its documents with any changes, which `publish` serves, and the same
 * badge signed (`sign`), by a key that only `publishSigned` serves.
 */
export function hostedSchool(web: Awaited<ReturnType<typeof openTestWeb>>) {
  const at = (path: string) => web.origin + path
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const assertion = (change: object = {}) => ({
    '@context': CONTEXT,
    type: 'Assertion',
    id: at('/a/1'),
    recipient: RECIPIENT,
    badge: at('/b/knots'),
    issuedOn: '2026-01-01T09:00:00Z',
    verification: { type: 'HostedBadge' },
    ...change,
  })
  const badge = (change: object = {}) => ({
    '@context': CONTEXT,
    type: 'BadgeClass',
    id: at('/b/knots'),
    name: 'Knots',
    description: 'Ties ten knots without looking',
    image: at('/knots.png'),
    criteria: { narrative: 'Tie ten knots' },
    issuer: at('/issuer'),
    tags: ['rope'],
    ...change,
  })
  const profile = (change: object = {}) => ({
    '@context': CONTEXT,
    type: 'Issuer',
    id: at('/issuer'),
    name: 'Harbour School',
    url: at('/'),
    email: 'badges@school.example',
    ...change,
  })
  function publish(change: { assertion?: object; badge?: object; profile?: object } = {}) {
    web.serve('/a/1', JSON.stringify(assertion(change.assertion)))
    web.serve('/b/knots', JSON.stringify(badge(change.badge)))
    web.serve('/issuer', JSON.stringify(profile(change.profile)))
  }
  const signedBadge = { verification: { type: 'SignedBadge', creator: at('/key') } }
  const signed = (change: object = {}) => assertion({ id: 'urn:uuid:1', ...signedBadge, ...change })
  const sign = (change: object = {}) =>
    new CompactSign(Buffer.from(JSON.stringify(signed(change)))).setProtectedHeader({ alg: 'ES256' }).sign(privateKey)
  function publishSigned(revocationList: unknown) {
    const publicKeyPem = publicKey.export({ format: 'pem', type: 'spki' })
    web.serve('/key', JSON.stringify({ id: at('/key'), owner: at('/issuer'), publicKeyPem }))
    publish({ profile: { publicKey: at('/key'), revocationList }, assertion: signedBadge })
  }
  return { assertion, badge, profile, publish, signed, sign, publishSigned }
}
