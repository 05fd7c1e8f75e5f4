import { beforeAll, describe, expect, test } from 'vitest'
import { generateIssuingKey } from '../keys/issuing-key.ts'
import { generateJwtKey } from '../keys/jwt-key.ts'
import { generateRsaKey } from '../keys/rsa-key.ts'
import { buildDidDocument } from './did-document.ts'

const did = 'did:web:school.example'
const keys = [{ publicKeyMultibase: generateIssuingKey().publicKeyMultibase, active: true }]
const build = (more: Partial<Parameters<typeof buildDidDocument>[0]> = {}) =>
  buildDidDocument({ did, alsoKnownAs: [], keys, ...more })

let rsa = ''
beforeAll(async () => {
  rsa = (await generateRsaKey()).publicKeyMultibase
})

describe('the document of an issuer', () => {
  test('names the services that it is given', () => {
    const service = [{ id: `${did}#site`, type: 'LinkedDomains', serviceEndpoint: 'https://school.example/' }]
    expect(build({ service }).service).toEqual(service)
  })

  test('has no members for what it is not given', () => {
    expect(Object.keys(build())).toEqual(['@context', 'id', 'alsoKnownAs', 'verificationMethod', 'assertionMethod'])
  })

  test('keeps the name of a deleted issuer and its keys, in words that its contexts define', () => {
    const document = build({ tombstone: { name: 'School', deletedAt: new Date('2026-03-01T12:00:00Z') } })
    expect(document).toMatchObject({ name: 'School', dissolutionDate: '2026-03-01T12:00:00.000Z' })
    expect(document.assertionMethod).toEqual([`${did}#${keys[0]?.publicKeyMultibase}`])
    expect(document['@context']).toContainEqual({
      name: 'https://schema.org/name',
      dissolutionDate: { '@id': 'https://schema.org/dissolutionDate', '@type': 'https://schema.org/DateTime' },
    })
  })

  test.each([
    ['a P-256 key', () => generateJwtKey().publicKeyMultibase],
    ['an RSA key', () => rsa],
  ])('names the contexts that define the types of %s', (_, keyOf) => {
    const contexts = build({ keys: [{ publicKeyMultibase: keyOf(), active: true }] })['@context']
    expect(contexts).toContain('https://w3id.org/security/jwk/v1')
    expect(contexts).toContain('https://w3id.org/security/suites/jws-2020/v1')
  })

  test('lets active P-256 keys authenticate, and no RSA key', () => {
    const [older, current] = [generateJwtKey().publicKeyMultibase, generateJwtKey().publicKeyMultibase]
    const listed = [
      { publicKeyMultibase: rsa, active: true },
      { publicKeyMultibase: older, active: false },
      { publicKeyMultibase: current, active: true },
    ]
    const ids = [`${did}#${current}`, `${did}#${current}-2020`]
    expect(build({ keys: listed }).authentication).toEqual(ids)
  })
})
