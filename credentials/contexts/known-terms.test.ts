import { describe, expect, it, test } from 'vitest'
import { canonizeWhole } from '../canonizing/canonize.ts'
import { checkSignature } from '../checking/check-signature.ts'
import type { Json } from '../read-credential.ts'
import { signCredential } from '../signing/sign.ts'
import { makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { BUNDLED } from './bundle.ts'
import { BUNDLED_TERMS } from './bundled-terms.ts'
import { hasKnownTerms } from './known-terms.ts'
import { READ_NAMES } from './read-names.ts'
import { vocabulariesOf } from './terms-of.ts'

const issuer = makeIssuer()
const context = { loader: issuer.loader, now: NOW }
const VC = 'https://www.w3.org/2018/credentials#'
const badge = makeBadge(issuer.did) as Json
const { '@context': contexts, credentialStatus, validUntil, credentialSubject } = badge
const bundled = contexts as string[]
const subject = credentialSubject as Json

const ENDORSEMENT = {
  id: 'urn:uuid:44444444-4444-4444-8444-444444444444',
  type: ['VerifiableCredential', 'EndorsementCredential'],
  issuer: 'did:key:z6MksnRYXJY6AS4xNak68VREoD3iTypN9krvWtEtHYkXAmQZ',
  validFrom: '2026-01-03T00:00:00Z',
  credentialSubject: { id: badge.id, type: ['EndorsementSubject'], endorsementComment: 'Well tied.' },
}
const embedded = { '@context': bundled, ...ENDORSEMENT }
const endorsed = (endorsement: object): Json => ({ ...badge, endorsement: [endorsement] })
const within = (added: unknown, members: object = {}): Json => ({
  ...badge,
  '@context': [...bundled, added],
  ...members,
})

async function reasonOf(signed: Json): Promise<string> {
  return (await checkSignature(signed, context)).reason ?? 'good'
}
const sign = async (credential: Json) => (await signCredential(credential as never, { ...issuer, now: NOW })) as Json

describe('terms that only add', () => {
  test.each<[string, Json]>([
    ['an inline context', within({ rope: 'https://school.example/rope' }, { rope: 'hemp' })],
    [
      'a type and a container',
      within({ ropes: { '@id': 'https://school.example/ropes', '@type': '@id', '@container': '@set' } }, { ropes: [] }),
    ],
    ['a definition of the bundle once more', within({ name: 'https://schema.org/name' })],
    [
      'a context in a document of its own',
      within({ '@context': { rope: 'https://school.example/rope' } }, { rope: 'hemp' }),
    ],
    ['a prefix', within({ schema: 'https://schema.org/' }, { 'schema:duration': 'P2D' })],
    ['a prefix and a name that uses it', within({ rope: 'ex:rope', ex: 'https://ex.example/' }, { rope: 'hemp' })],
    ['an IRI as a name', { ...badge, 'https://school.example/rope': 'hemp' }],
    ['an endorsement with contexts of its own', endorsed(embedded)],
    ['an endorsement without', endorsed(ENDORSEMENT)],
    ['a text with its language', { ...badge, name: { '@value': 'Les n\u0153uds', '@language': 'fr' } }],
    [
      'texts with language and direction',
      {
        ...badge,
        description: [{ '@value': '\u05d0', '@language': 'he', '@direction': 'rtl' }, { '@value': 'Knots' }],
      },
    ],
    ['a language for a name of its own', within({ rope: 'https://ex.example/rope' }, { rope: { '@value': 'hemp' } })],
  ])('are read, and still signed: %s', async (_, given) => {
    const signed = await sign(given)
    expect(await reasonOf(signed)).toBe('good')
    const { proof: _proof, ...content } = signed
    const text = JSON.stringify(content)
    for (const word of ['hemp', 'P2D', 'Well tied', 'n\u0153uds', '\u05d0']) {
      if (!text.includes(word)) continue
      expect(await reasonOf({ ...JSON.parse(text.replace(word, 'other')), proof: signed.proof })).toBe('altered')
    }
  })
})

/** Written otherwise, with the same meaning in JSON-LD, so that the signature would hold. */
describe('a signed member cannot be hidden', () => {
  const without = (member: string, more: object, added?: unknown): Json => {
    const { [member]: _, ...others } = badge
    return { ...others, ...(added !== undefined && { '@context': [...bundled, added] }), ...more }
  }
  const hidden: [string, Json][] = [
    ['an IRI', without('credentialStatus', { [`${VC}credentialStatus`]: credentialStatus })],
    ...['credentialStatus', 'validUntil', 'validFrom'].flatMap((name): [string, Json][] => {
      const type = name.startsWith('valid') ? 'http://www.w3.org/2001/XMLSchema#dateTime' : '@id'
      const definition = { '@id': VC + name, '@type': type }
      return [
        [`an alias of ${name}`, without(name, { alias: badge[name] }, { alias: definition })],
        [
          `an alias of ${name} by a prefix`,
          without(name, { alias: badge[name] }, { vc: VC, alias: { ...definition, '@id': `vc:${name}` } }),
        ],
      ]
    }),
    ['a prefix', without('credentialStatus', { 'vc:credentialStatus': credentialStatus }, { vc: VC })],
    [
      'a prefix of a prefix',
      without(
        'credentialStatus',
        { 'b:credentialStatus': credentialStatus },
        { a: 'https://www.w3.org/2018/', b: 'a:credentials#' },
      ),
    ],
    [
      'a prefix of a prefix of a prefix',
      without(
        'credentialStatus',
        { 'c:credentialStatus': credentialStatus },
        { a: 'https://www.w3.org/2018/', b: 'a:credentials#', c: 'b:' },
      ),
    ],
    ['a keyword', without('credentialStatus', { '@nest': { credentialStatus } })],
    ['a name for a keyword', without('credentialStatus', { group: { credentialStatus } }, { group: '@nest' })],
    [
      'the purpose as a value',
      { ...badge, credentialStatus: { ...(credentialStatus as Json), statusPurpose: { '@value': 'revocation' } } },
    ],
  ]
  test.each(hidden)('by %s', async (_, disguised) => {
    const { proof } = await sign(badge)
    const [plain, same] = await Promise.all([badge, disguised].map((each) => canonizeWhole(each, issuer.loader)))
    expect(String(same)).toBe(String(plain))
    expect(await reasonOf({ ...disguised, proof })).toBe('contextUnknown')
  })

  const moved = (more: object) => {
    const types = [...(badge.type as string[]), 'EndorsementSubject']
    return { ...ENDORSEMENT, credentialSubject: { ...ENDORSEMENT.credentialSubject, type: types, ...more } }
  }
  const { credentialStatus: _s, ...open } = badge
  const { validUntil: _u, ...endless } = badge
  const inside: [string, Json, string][] = [
    ['its status', { ...open, endorsement: [moved({ credentialStatus })] }, 'credentialStatus'],
    ['its end', { ...endless, endorsement: [moved({ validUntil })] }, 'validUntil'],
    [
      'its status, with contexts of the endorsement',
      { ...open, endorsement: [{ '@context': bundled, ...moved({ credentialStatus }) }] },
      'credentialStatus',
    ],
  ]
  test.each(inside)('by an endorsement of the badge that states %s', async (_, disguised, member) => {
    const honest = endorsed(moved({}))
    const { proof } = await sign(honest)
    expect(await reasonOf({ ...honest, proof })).toBe('good')
    expect(disguised[member]).toBeUndefined()
    const [plain, same] = await Promise.all([honest, disguised].map((each) => canonizeWhole(each, issuer.loader)))
    expect(String(same)).toBe(String(plain))
    expect(await reasonOf({ ...disguised, proof })).toBe('contextUnknown')
  })

  const { criteria, image, ...achievement } = subject.achievement as Json
  const achieving = (more: object): Json => ({ ...badge, credentialSubject: { ...subject, achievement: more } })
  test.each<[string, Json]>([
    ['its criteria', achieving({ ...achievement, image, Criteria: criteria })],
    ['its image', achieving({ ...achievement, criteria, Image: image })],
    [
      'what it is for',
      { ...badge, credentialSubject: { ...subject, achievement: undefined, Achievement: achievement } },
    ],
    ['its issuer', { ...badge, credentialSubject: { ...subject, Profile: badge.issuer } }],
    ['a place', { ...badge, credentialSubject: { ...subject, Address: { GeoCoordinates: {} } } }],
  ])('by the name of a type: %s', async (_, disguised) => {
    const { proof } = await sign(badge)
    expect(await reasonOf({ ...disguised, proof })).toBe('contextUnknown')
  })

  const ofAchievement = (more: object) => ({
    ...ENDORSEMENT,
    credentialSubject: { ...ENDORSEMENT.credentialSubject, id: achievement.id, type: ['EndorsementSubject'], ...more },
  })
  test.each([{ criteria }, { name: 'Knots' }, { description: 'Twelve' }, { achievementType: 'Badge' }])(
    'by an endorsement of the achievement that states %j',
    (more) => {
      expect(hasKnownTerms(endorsed(ofAchievement({})))).toBe(true)
      expect(hasKnownTerms(endorsed(ofAchievement(more)))).toBe(false)
      expect(hasKnownTerms(endorsed({ '@context': bundled, ...ofAchievement(more) }))).toBe(false)
      const other = { ...more, id: 'https://school.example/achievements/2' }
      expect(hasKnownTerms(endorsed(ofAchievement(other)))).toBe(true)
    },
  )

  it('nor by another way to write the id of the badge', () => {
    const site = 'https://a.example/'
    const compact = moved({ credentialStatus })
    const prefixed = { ...open, id: `${site}1`, '@context': [...bundled, { site }] }
    const again = { ...compact, credentialSubject: { ...compact.credentialSubject, id: 'site:1' } }
    expect(hasKnownTerms({ ...prefixed, endorsement: [again] })).toBe(false)
    expect(hasKnownTerms({ ...prefixed, id: 'site:1' })).toBe(false)
    expect(hasKnownTerms(prefixed)).toBe(true)
  })
})

describe('contexts that do more than add', () => {
  const ROPE = 'https://school.example/rope'
  const inline: [string, unknown][] = [
    ['a definition once more of what is read', { validUntil: `${VC}validUntil` }],
    ['another meaning of a name', { name: 'https://school.example/name' }],
    ['a definition once more with a keyword', { name: { '@id': 'https://schema.org/name', '@type': '@json' } }],
    ['a document with more than its context', { '@context': {}, rope: 'https://school.example/rope' }],
    ['a name of the bundle', { validUntil: ROPE }],
    ['a name that the bundle has only inside', { statusPurpose: ROPE }],
    ['a second name for an IRI of the bundle', { rope: 'https://schema.org/name' }],
    ['a name for a keyword', { rope: '@id' }],
    ['a name for a term', { rope: 'id' }],
    ['no IRI', { rope: null }],
    ['a reverse', { rope: { '@reverse': ROPE } }],
    ['a context inside', { rope: { '@id': ROPE, '@context': {} } }],
    ['a container by id', { rope: { '@id': ROPE, '@container': '@id' } }],
    ['a graph', { rope: { '@id': ROPE, '@container': ['@graph', '@set'] } }],
    ['a nest', { rope: { '@id': ROPE, '@nest': 'x' } }],
    ['a vocabulary', { '@vocab': ROPE }],
    ['a base', { '@base': ROPE }],
    ['an import', { '@import': ROPE }],
    ['a scheme as a prefix', { did: 'https://did.example/' }],
    ['nothing, which forgets the others', null],
    ['another address', 'https://elsewhere.example/context'],
    ['a list', [{ rope: ROPE }]],
  ]
  test.each(inline)('are not known: %s', async (_, added) => {
    expect(hasKnownTerms(within(added))).toBe(false)
    expect(hasKnownTerms(endorsed({ ...embedded, '@context': [...bundled, added] }))).toBe(false)
  })

  const misplaced: [string, Json][] = [
    ['in the subject', { ...badge, credentialSubject: { '@context': bundled, ...subject } }],
    ['in a part that is no credential', endorsed({ ...embedded, type: ['Thing'] })],
    ['as the status', { ...badge, credentialStatus: embedded }],
    ['as the issuer', { ...badge, issuer: embedded }],
    ['in the proof', { ...badge, proof: { '@context': bundled } }],
    ['without the first', { ...badge, '@context': bundled.slice(1) }],
    ['of its own in an endorsement', endorsed({ ...embedded, '@context': [...bundled, { rope: ROPE }] })],
  ]
  test.each(misplaced)('are not known %s', (_, given) => {
    expect(hasKnownTerms(given)).toBe(false)
  })

  it('are not known deeper than any badge', () => {
    let deep: Json = {}
    for (let depth = 0; depth < 40; depth += 1) deep = { rest: deep }
    expect(hasKnownTerms({ ...badge, evidence: deep })).toBe(false)
  })
})

describe('terms without a definition', () => {
  const UNDEFINED = 'https://www.w3.org/ns/credentials/undefined-terms/v2'
  const TERM = 'https://www.w3.org/ns/credentials/undefined-term#'
  const loose = (members: object, ...added: unknown[]): Json => ({
    ...badge,
    '@context': [...bundled, UNDEFINED, ...added],
    ...members,
  })

  it('could not be checked', async () => {
    expect(await reasonOf({ ...badge, rope: 'hemp', proof: (await sign(badge)).proof })).toBe('contextUnknown')
  })

  it('are read, and signed, under their own names in the vocabulary for them', async () => {
    const signed = await sign(loose({ rope: 'hemp' }))
    expect(await reasonOf(signed)).toBe('good')
    expect(await reasonOf({ ...signed, rope: 'wire' })).toBe('altered')
    const { rope, ...others } = signed
    expect(await reasonOf({ ...others, twine: rope })).toBe('altered')
  })

  const { validUntil: _, ...endless } = badge
  const expiring = (name: string) => ({ [name]: '2026-02-02T00:00:00Z' })
  const ended = { ...endless, '@context': [...bundled, UNDEFINED], ...expiring('expirationDate') }
  it.each<[string, Json]>([
    ['its IRI', { ...endless, '@context': ended['@context'], ...expiring(`${TERM}expirationDate`) }],
    [
      'a prefix',
      { ...endless, '@context': [...ended['@context'], { u: TERM.slice(0, -1) }], ...expiring('u:#expirationDate') },
    ],
    [
      'a name of its own',
      { ...endless, '@context': [...ended['@context'], { end: `${TERM}expirationDate` }], ...expiring('end') },
    ],
  ])('do not hide an end of the Data Model 1.1 by %s', async (_, hidden) => {
    const { proof } = await sign(ended)
    expect(await reasonOf({ ...ended, proof })).toBe('good')
    expect(hasKnownTerms(hidden)).toBe(false)
    expect(await reasonOf({ ...hidden, proof })).toBe('contextUnknown')
  })
})

describe('contexts of both Data Models', () => {
  const V1 = 'https://www.w3.org/2018/credentials/v1'
  const elder = { ...badge, '@context': [V1, 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.1.json'] }
  it('are known each by itself', () => {
    expect(hasKnownTerms(badge)).toBe(true)
    expect(hasKnownTerms(elder)).toBe(true)
    expect(hasKnownTerms({ ...elder, endorsement: [{ ...ENDORSEMENT, '@context': elder['@context'] }] })).toBe(true)
  })

  it.each<[string, Json]>([
    ['one after the other', { ...badge, '@context': [...bundled, V1] }],
    ['the other way round', { ...elder, '@context': [...elder['@context'], bundled[0]] }],
    ['one at the top, the other inside', { ...elder, endorsement: [embedded] }],
    ['the other way round inside', endorsed({ ...ENDORSEMENT, '@context': elder['@context'] })],
    ['both inside', endorsed({ ...ENDORSEMENT, '@context': [...bundled, V1] })],
  ])('are not known together: %s', (_, given) => {
    expect(hasKnownTerms(given)).toBe(false)
  })
})

describe('an entry of a status list', () => {
  const entry = { ...(credentialStatus as Json), id: 'urn:list:1#8', statusSize: 2 }
  const { statusSize, ...small } = entry
  const evidence = [{ id: entry.id, type: ['Evidence'], name: 'A list' }]

  it('is known beside an object that only names it', () => {
    expect(hasKnownTerms({ ...badge, credentialStatus: entry, evidence: [{ id: entry.id }] })).toBe(true)
  })

  it('is known where an endorsement names the same list, which has one address for all', () => {
    const status = { id: 'https://school.example/revocations', type: '1EdTechRevocationList' }
    const given = { ...endorsed({ ...ENDORSEMENT, credentialStatus: status }), credentialStatus: status }
    expect(hasKnownTerms(given)).toBe(true)
  })

  it('does not hide its size in an object of the same name', async () => {
    const honest = {
      ...badge,
      credentialStatus: { ...entry, type: ['BitstringStatusListEntry', 'Evidence'] },
      evidence,
    }
    const moved = {
      ...badge,
      credentialStatus: { ...small, type: 'BitstringStatusListEntry' },
      evidence: [{ ...evidence[0], type: ['Evidence', 'BitstringStatusListEntry'], statusSize }],
    }
    const [plain, same] = await Promise.all([honest, moved].map((each) => canonizeWhole(each, issuer.loader)))
    expect(String(same)).toBe(String(plain))
    expect(hasKnownTerms(moved)).toBe(false)
  })
})

describe('the bundle', () => {
  it('has the contexts of both Data Models, their status lists, proofs and Open Badges, and no drafts', () => {
    expect([...BUNDLED.keys()].sort()).toEqual([
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.1.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.2.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/context.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
      'https://w3id.org/dcc/v1',
      'https://w3id.org/security/data-integrity/v1',
      'https://w3id.org/security/data-integrity/v2',
      'https://w3id.org/security/multikey/v1',
      'https://w3id.org/security/suites/ed25519-2020/v1',
      'https://w3id.org/vc/status-list/2021/v1',
      'https://www.w3.org/2018/credentials/v1',
      'https://www.w3.org/ns/credentials/status/v1',
      'https://www.w3.org/ns/credentials/undefined-terms/v2',
      'https://www.w3.org/ns/credentials/v2',
    ])
  })

  test.each([...READ_NAMES])('has no second name for what is read as %s', (name) => {
    const iris = new Set(BUNDLED_TERMS.filter((term) => term.name === name).map(({ iri }) => iri))
    const names = BUNDLED_TERMS.filter(({ iri }) => iris.has(iri)).map((term) => term.name)
    expect(iris.size).toBeGreaterThan(0)
    expect([...new Set(names)].filter((other) => other !== name)).toEqual([])
  })

  test.each(['credentialStatus', 'issuer', 'issuanceDate', 'validUntil'])(
    'writes %s of the Data Model 1.1 in full, which the context abbreviates',
    (name) => {
      expect(BUNDLED_TERMS.filter((term) => term.name === name).map(({ iri }) => iri)).toContain(VC + name)
      expect(BUNDLED_TERMS.filter((term) => term.name === name).map(({ iri }) => iri)).not.toContain(`cred:${name}`)
    },
  )

  it('has no vocabulary in which an undefined name would be one that is read', () => {
    const vocabularies = [...BUNDLED.values()].flatMap(vocabulariesOf)
    expect(vocabularies).toEqual(['https://www.w3.org/ns/credentials/undefined-term#'])
    expect(BUNDLED_TERMS.filter(({ iri }) => vocabularies.some((vocabulary) => iri.startsWith(vocabulary)))).toEqual([])
  })

  it('has no names for other keywords, and no keyword that moves members elsewhere but one, which is not known', () => {
    expect(BUNDLED_TERMS.length).toBeGreaterThan(500)
    const aliases = BUNDLED_TERMS.filter(({ iri }) => iri.startsWith('@')).map(({ name, iri }) => `${name} ${iri}`)
    expect([...new Set(aliases)].sort()).toEqual(['id @id', 'type @type'])
    const keywords = new Set(BUNDLED_TERMS.flatMap((term) => term.keywords))
    expect([...keywords].sort()).toEqual(['@container', '@context', '@id', '@reverse', '@type'])
    const reversed = BUNDLED_TERMS.filter((term) => term.keywords.includes('@reverse')).map(({ name }) => name)
    expect(reversed).toEqual(['awardedOnCompletionOf'])
    expect(hasKnownTerms({ ...badge, awardedOnCompletionOf: { id: 'urn:1' } })).toBe(false)
    const graphs = BUNDLED_TERMS.filter(({ container }) => container && !['@set', '@list'].includes(String(container)))
    expect([...new Set(graphs.map(({ name }) => name))].sort()).toEqual(['proof', 'verifiableCredential'])
  })
})
