import { afterEach, describe, expect, it, test } from 'vitest'
import { checkSignature } from '../checking/check-signature.ts'
import type { Json } from '../read-credential.ts'
import { signCredential } from '../signing/sign.ts'
import { makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { BUNDLED, isBundledContext } from './bundle.ts'
import { hasKnownTerms } from './known-terms.ts'
import { ContextRefused, ownContexts, trustOwnContexts } from './own-contexts.ts'

const SCHOOL = 'https://school.example/contexts'
const VC = 'https://www.w3.org/2018/credentials#'
const good = { '@context': { '@version': 1.1, '@protected': true, id: '@id', ropes: `${SCHOOL}#ropes` } }
const use = (...documents: object[]) =>
  trustOwnContexts(new Map(documents.map((document, nth) => [`${SCHOOL}/${nth}`, document])))

afterEach(() => trustOwnContexts(new Map()))

test('of an operator are read and signed like those of the bundle', async () => {
  const issuer = makeIssuer()
  const badge = makeBadge(issuer.did)
  const given = { ...badge, '@context': [...badge['@context'], `${SCHOOL}/0`], ropes: 'hemp' }
  expect(hasKnownTerms(given)).toBe(false)
  use(good)
  const signed: Json = await signCredential(given, { ...issuer, now: NOW })
  const check = (credential: Json) => checkSignature(credential, { loader: issuer.loader, now: NOW })
  expect(await check(signed)).toEqual({ ok: true })
  expect((await check({ ...signed, ropes: 'wire' })).reason).toBe('altered')
  expect((await check({ ...signed, '@context': badge['@context'] })).reason).toBe('contextUnknown')
})

test('of an operator are named for a thread without them, and gone when there are none', () => {
  use(good)
  expect(ownContexts()).toEqual([[`${SCHOOL}/0`, good]])
  use()
  expect(ownContexts()).toEqual([])
  expect(isBundledContext(`${SCHOOL}/0`)).toBe(false)
})

test.each([
  ['a name that is its own', { ropes: `${SCHOOL}#ropes` }],
  ['its prefix', { s: `${SCHOOL}#`, ropes: { '@id': 's:ropes', '@container': '@set' } }],
  ['a term of a term', { knots: `${SCHOOL}#knots`, ropes: 'knots' }],
  ['a vocabulary of its own', { '@vocab': `${SCHOOL}#` }],
  ['a vocabulary that has the names as they are read', { '@vocab': VC }],
  ['the name that is read', { credentialStatus: { '@id': `${VC}credentialStatus`, '@type': '@id' } }],
  ['a credential inside', { verifiableCredential: { '@id': `${SCHOOL}#v`, '@container': '@graph', '@context': null } }],
])('with %s are trusted', (_, context) => {
  use({ '@context': context })
  expect(isBundledContext(`${SCHOOL}/0`)).toBe(true)
})

describe('are refused', () => {
  const STATUS = `${VC}credentialStatus`
  const inside = (context: object) => ({ ropes: { '@id': `${SCHOOL}#ropes`, '@context': context } })
  test.each<[string, unknown, string]>([
    ['a second name for the status', { state: STATUS }, 'second name "state"'],
    ['the same by a prefix', { cred: VC, state: { '@id': 'cred:credentialStatus' } }, 'second name "state"'],
    ['the same by a term', { a: STATUS, b: 'a' }, 'second name'],
    ['the same inside of another term', inside({ state: STATUS }), 'second name "state"'],
    ['the same by a vocabulary', { '@vocab': VC, state: 'credentialStatus' }, 'second name "state"'],
    ['the same in reverse', { stateOf: { '@reverse': STATUS } }, 'second name "stateOf"'],
    ['a second name for an end', { until: `${VC}validUntil` }, 'second name "until"'],
    ['a second name for a slot', { slot: 'https://w3id.org/vc/status-list#statusListIndex' }, 'second name "slot"'],
    [
      'a second name for a type',
      { Entry: 'https://www.w3.org/ns/credentials/status#BitstringStatusListEntry' },
      'Entry',
    ],
    ['a vocabulary of them', { '@vocab': 'https://www.w3.org/2018/' }, 'vocabulary'],
    ['that of proofs', { '@vocab': 'https://w3id.org/security#' }, 'vocabulary'],
    ['that of undefined terms, for a name that is read', { validUntil: `${SCHOOL}#end`, end: `${SCHOOL}#end` }, 'end'],
    ['a name for a keyword', { group: '@nest' }, '@nest'],
    ['a name for the type', { kind: '@type' }, '@type'],
    ['an index', { ropes: { '@id': `${SCHOOL}#r`, '@container': '@index' } }, '@index'],
    ['ids as names', { ropes: { '@id': `${SCHOOL}#r`, '@container': ['@id', '@set'] } }, '@id'],
    ['a graph', { ropes: { '@id': `${SCHOOL}#r`, '@container': '@graph' } }, '@graph'],
    ['a nest', { ropes: { '@id': `${SCHOOL}#r`, '@nest': 'x' } }, '@nest'],
    ['an import', { '@import': 'https://www.w3.org/ns/credentials/v2' }, '@import'],
    ['a base', { '@base': SCHOOL }, '@base'],
    ['a context elsewhere', ['https://www.w3.org/ns/credentials/v2', {}], 'another context'],
    ['one elsewhere for a term', inside(['https://elsewhere.example/'] as never), 'another context'],
    ['nothing, which forgets the others', null, 'no @context'],
  ])('with %s', (_, context, words) => {
    expect(() => use({ '@context': context })).toThrow(ContextRefused)
    expect(() => use({ '@context': context })).toThrow(words)
    expect(() => use({ '@context': context })).toThrow(`${SCHOOL}/0 `)
    expect(isBundledContext(`${SCHOOL}/0`)).toBe(false)
  })

  it('without a context', () => {
    expect(() => use([])).toThrow('has no @context')
  })

  it('together, where one names what the other has a read name for', () => {
    const [reading, naming] = [{ '@context': { status: `${SCHOOL}#s` } }, { '@context': { state: `${SCHOOL}#s` } }]
    expect(() => use(naming)).not.toThrow()
    expect(() => use(reading, naming)).toThrow('second name "state"')
  })

  it('by the one that does it, among several', () => {
    expect(() => use(good, { '@context': { '@vocab': 'https://w3id.org/security#' } })).toThrow(
      RegExp(`^${SCHOOL}/1 has`),
    )
    expect(() => use(good, { '@context': { state: STATUS } })).toThrow(RegExp(`^${SCHOOL}/1 gives`))
  })

  it.each([
    ['a name', 'https://schema.org/name', 'gives "status" the second name "name"'],
    [
      'a vocabulary',
      'https://www.w3.org/ns/credentials/undefined-term#state',
      'vocabulary with a second name for "status"',
    ],
  ])('with a name that is read for what %s of the bundle is for', (_, iri, words) => {
    expect(() => use({ '@context': { status: iri } })).toThrow(words)
  })

  it.each([...BUNDLED.keys()])('in place of %s', (url) => {
    expect(() => trustOwnContexts(new Map([[url, good]]))).toThrow('is bundled already')
  })

  it('all, and those of before stay', () => {
    use(good)
    expect(() => use(good, { '@context': { state: STATUS } })).toThrow(ContextRefused)
    expect(ownContexts()).toEqual([[`${SCHOOL}/0`, good]])
  })
})
