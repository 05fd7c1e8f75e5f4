import { describe, expect, it } from 'vitest'
import { buildBadge } from '../badges/build-badge.ts'
import { badgeInput, CATEGORIES, fullBadgeInput } from '../test-issuer.ts'
import { checkShape, isSlight } from './check-shape.ts'

const DID = 'did:web:blazon.example:issuers:a'

type Json = { [member: string]: unknown }

/** A badge with every option and one status, and the value at a path of it changed; undefined removes it. */
function spoiled(path: string, value: unknown): unknown {
  const input = fullBadgeInput(DID, 'Ticket')
  const badge = JSON.parse(
    JSON.stringify(buildBadge({ ...input, status: { ...input.status, suspensionUrl: undefined } })),
  )
  const names = path.split('.')
  const last = names.pop() ?? ''
  const owner = names.reduce<Json>((at, name) => at[name] as Json, badge)
  if (value === undefined) delete owner[last]
  else owner[last] = value
  return badge
}

/** A badge as a credential of the Data Model 1.1, and the value of a member changed; undefined removes it. */
function elder(change: Json = {}): unknown {
  const { validFrom, validUntil, credentialStatus: _, ...badge } = buildBadge(badgeInput(DID))
  const contexts = [
    'https://www.w3.org/2018/credentials/v1',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.1.json',
  ]
  const dates = { issuanceDate: validFrom, expirationDate: validUntil }
  return JSON.parse(JSON.stringify({ ...badge, '@context': contexts, name: 'Knots', ...dates, ...change }))
}

const CONTEXTS = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json']
const [SUBJECT, ACHIEVEMENT] = ['credentialSubject', 'credentialSubject.achievement']

describe('the shape of a badge', () => {
  it.each(CATEGORIES)('is right for a badge of the category %s, bare or with its options', (category) => {
    expect(checkShape(buildBadge(badgeInput(DID, category)))).toBeUndefined()
    const { achievement } = fullBadgeInput(DID, category)
    expect(checkShape(buildBadge({ ...badgeInput(DID, category), achievement }))).toBeUndefined()
  })

  it('is right for a badge of the Data Model 1.1, with the context of any 3.0 and an endorsement of its model', () => {
    expect(checkShape(elder())).toBeUndefined()
    const own = (elder() as Json)['@context'] as string[]
    const first = own.slice(0, 1)
    for (const version of ['', '-3.0.1', '-3.0.2', '-3.0.3']) {
      const second = `https://purl.imsglobal.org/spec/ob/v3p0/context${version}.json`
      expect(checkShape(elder({ '@context': [...first, second] }))).toBeUndefined()
    }
    const endorsement = {
      '@context': own,
      id: 'urn:uuid:1',
      type: ['VerifiableCredential', 'EndorsementCredential'],
      name: 'Endorsement',
      issuer: DID,
      issuanceDate: '2026-01-01T00:00:00Z',
      credentialSubject: { id: 'urn:uuid:2', type: ['EndorsementSubject'] },
    }
    expect(checkShape(elder({ endorsement: [endorsement] }))).toBeUndefined()
    const { '@context': _, ...inherited } = endorsement
    expect(checkShape(elder({ endorsement: [inherited] }))).toEqual({
      member: 'endorsement.@context',
      fault: 'missing',
    })
    const later = { ...endorsement, '@context': CONTEXTS }
    expect(checkShape(elder({ endorsement: [later] }))).toEqual({ member: 'endorsement.validFrom', fault: 'missing' })
  })

  it.each([
    ['name', undefined, 'missing'],
    ['issuanceDate', undefined, 'missing'],
    ['issuanceDate', '2026-01-01', 'wrong'],
    ['expirationDate', 'never', 'wrong'],
    ['validUntil', 'never', 'wrong'],
    ['@context', ['https://www.w3.org/2018/credentials/v1', 'https://school.example/v1'], 'wrong'],
    ['evidence', [{ narrative: 'Knots' }], 'missing', 'evidence.type'],
  ])('is wrong for one of the Data Model 1.1 with %s as %j', (member, value, fault, at = member) => {
    expect(checkShape(elder({ [member]: value }))).toEqual({ member: at, fault })
  })

  it('is slightly wrong with two statuses, which a badge that can be suspended has', () => {
    const fault = checkShape(buildBadge(fullBadgeInput(DID)))
    expect(fault).toEqual({ member: 'credentialStatus', fault: 'several' })
    expect(fault && isSlight(fault)).toBe(true)
  })

  it.each([
    ['id', undefined, 'missing'],
    ['issuer', undefined, 'missing'],
    ['validFrom', undefined, 'missing'],
    ['validFrom', 'yesterday', 'wrong'],
    ['validUntil', '2027-02-01', 'wrong'],
    ['@context', ['https://www.w3.org/2018/credentials/v1'], 'wrong'],
    ['type', ['VerifiableCredential'], 'wrong'],
    ['issuer', { id: DID, type: ['Issuer'] }, 'wrong', 'issuer.type'],
    ['issuer', 'the club', 'wrong'],
    [`${SUBJECT}.achievement`, undefined, 'missing'],
    [`${SUBJECT}.activityEndDate`, '2026-13-41T00:00:00Z', 'wrong'],
    [`${SUBJECT}.result`, [{ type: ['Result'], value: 7 }], 'wrong', `${SUBJECT}.result.value`],
    [`${SUBJECT}.identifier`, [{ type: 'IdentityObject' }], 'missing', `${SUBJECT}.identifier.hashed`],
    [`${ACHIEVEMENT}.criteria`, undefined, 'missing'],
    [`${ACHIEVEMENT}.criteria`, 'Three routes', 'wrong'],
    [`${ACHIEVEMENT}.description`, 12, 'wrong'],
    [`${ACHIEVEMENT}.achievementType`, 'Ticket', 'wrong'],
    [`${ACHIEVEMENT}.creditsAvailable`, '2.5', 'wrong'],
    [`${ACHIEVEMENT}.tag`, ['a', 1], 'wrong', `${ACHIEVEMENT}.tag[1]`],
    [`${ACHIEVEMENT}.image`, 'https://a.example/p.png', 'wrong'],
    [`${ACHIEVEMENT}.image.width`, 400, 'unknown'],
    [`${ACHIEVEMENT}.inLanguage`, 'french', 'wrong'],
    [`${ACHIEVEMENT}.alignment.1.targetUrl`, undefined, 'missing', `${ACHIEVEMENT}.alignment[1].targetUrl`],
    [`${ACHIEVEMENT}.alignment.0.targetType`, 'Skill', 'wrong', `${ACHIEVEMENT}.alignment[0].targetType`],
    ['evidence', [{ name: 'A film' }], 'missing', 'evidence.type'],
    ['@context', 'https://www.w3.org/ns/credentials/v2', 'wrong'],
    ['@context', { 0: CONTEXTS[0], 1: CONTEXTS[1] }, 'wrong'],
    ['@context', [CONTEXTS[0]], 'wrong'],
    ['@context', [CONTEXTS[0], 7], 'wrong'],
    ['@context', CONTEXTS.toReversed(), 'wrong'],
    ['@context', [CONTEXTS[0], 'https://elsewhere.example/context.json'], 'wrong'],
    ['@context', ['https://elsewhere.example/context.json', CONTEXTS[1]], 'wrong'],
    ['type', ['VerifiableCredential', 'OpenBadgeCredential', 7], 'wrong'],
    ['issuer', [DID, DID], 'several'],
    ['credentialStatus', 'revoked', 'wrong'],
    ['endorsementJwt', ['e30.e30'], 'wrong'],
    [`${SUBJECT}.result`, [{ type: ['Result'], status: 'ext:Done' }], 'wrong', `${SUBJECT}.result.status`],
    [`${ACHIEVEMENT}.creditsAvailable`, Number.POSITIVE_INFINITY, 'wrong'],
    [`${ACHIEVEMENT}.achievementType`, 7, 'wrong'],
    [`${ACHIEVEMENT}.achievementType`, 'my ext:Ticket', 'wrong'],
    [`${ACHIEVEMENT}.achievementType`, 'ext:Ticket for one', 'wrong'],
  ])('names what is wrong when %s is %j', (path, value, fault, member = path) => {
    const found = checkShape(spoiled(path, value))
    expect(found).toEqual({ member, fault })
    expect(found && isSlight(found)).toBe(false)
  })

  it.each([
    ['type', 'OpenBadgeCredential', 'wrong'],
    [`${SUBJECT}.type`, 'AchievementSubject', 'form'],
    [`${ACHIEVEMENT}.tag`, 'knots', 'form'],
    ['proof', { type: 'DataIntegrityProof' }, 'form'],
    ['credentialStatus', [{ id: 'urn:x:1', type: 'BitstringStatusListEntry' }], 'form'],
  ])('tells one value from a list of one when %s is %j', (path, value, fault) => {
    expect(checkShape(spoiled(path, value))).toEqual({ member: path, fault })
  })

  it.each([
    ['issuer', 'see did:key:z6Mk', false],
    ['issuer', 'https://a.example/with space', false],
    ['issuer', 'a club:x', false],
    ['issuer', 'x-1.2+3:y', true],
    ['issuer.dateOfBirth', '1999-12-31', true],
    ['issuer.dateOfBirth', '1999-13-31', false],
    ['issuer.dateOfBirth', '99-12-31', false],
    ['issuer.dateOfBirth', 'born 1999-12-31', false],
    ['issuer.dateOfBirth', '1999-12-31T00:00:00Z', false],
    ['issuer.dateOfBirth', 1999, false],
    ['endorsementJwt', ['e30.e30.c2ln'], true],
    ['endorsementJwt', ['e30..c2ln'], true],
    ['endorsementJwt', ['.e30.c2ln'], false],
    ['endorsementJwt', ['e30.e30.'], false],
    ['endorsementJwt', ['JWT e30.e30.c2ln'], false],
    ['endorsementJwt', ['e30.e30.c2ln.x'], false],
    ['endorsementJwt', ['e+0.e30.c2ln'], false],
    ['endorsementJwt', ['e30.e+0.c2ln'], false],
    ['endorsementJwt', ['e30.e30.c+ln'], false],
    [`${ACHIEVEMENT}.inLanguage`, 'fr-CA', true],
    [`${ACHIEVEMENT}.inLanguage`, 'es-419', true],
    [`${ACHIEVEMENT}.inLanguage`, 'zh-Hant-TW', true],
    [`${ACHIEVEMENT}.inLanguage`, 'fr-C', false],
    [`${ACHIEVEMENT}.inLanguage`, 'fr-ca', false],
    [`${ACHIEVEMENT}.inLanguage`, 'es-4', false],
    [`${ACHIEVEMENT}.inLanguage`, 'es-4x9', false],
    [`${ACHIEVEMENT}.inLanguage`, 'zh-hant', false],
    [`${ACHIEVEMENT}.inLanguage`, 'zh-Ha', false],
  ])('knows the form of a value when %s is %j', (path, value, isRight) => {
    expect(checkShape(spoiled(path, value)) === undefined).toBe(isRight)
  })

  it.each([
    [true, undefined],
    ['yes', { member: `${SUBJECT}.identifier.hashed`, fault: 'wrong' }],
  ])('asks a yes or no of whether a name is hashed: %j', (hashed, found) => {
    const named = { type: 'IdentityObject', identityHash: 'ada', identityType: 'name', hashed }
    expect(checkShape(spoiled(`${SUBJECT}.identifier`, [named]))).toEqual(found)
  })

  it('takes a list of one for the value itself as slight', () => {
    expect(isSlight({ member: 'proof', fault: 'form' })).toBe(true)
  })

  it('names a member that is not allowed by its first 60 letters', () => {
    const image = { id: 'https://a.example/p.png', type: 'Image', ['x'.repeat(500)]: 1 }
    expect(checkShape(spoiled(`${ACHIEVEMENT}.image`, image))).toEqual({
      member: `${ACHIEVEMENT}.image.${'x'.repeat(60)}`,
      fault: 'unknown',
    })
  })

  it('prefers a serious fault to a slight one', () => {
    const badge = spoiled('proof', { type: 'DataIntegrityProof' }) as Json
    expect(checkShape({ ...badge, validUntil: 'never' })).toEqual({ member: 'validUntil', fault: 'wrong' })
    expect(checkShape({ ...badge, name: 7 })).toEqual({ member: 'name', fault: 'wrong' })
  })

  it('allows members of extensions, terms with ext:, and an issuer that is only an address', () => {
    expect(checkShape(spoiled('ourOwnField', { a: 1 }))).toBeUndefined()
    expect(checkShape(spoiled(`${ACHIEVEMENT}.achievementType`, 'ext:Ticket'))).toBeUndefined()
    expect(checkShape(spoiled('issuer', 'did:key:z6Mk'))).toBeUndefined()
  })

  it.each([undefined, null, 'a badge', [], 7])('is wrong for %j', (value) => {
    expect(checkShape(value)).toEqual({ member: 'credential', fault: 'wrong' })
  })

  it('ends on a badge whose endorsements contain themselves', () => {
    const badge = spoiled('name', 'Knots') as Json
    badge.endorsement = [badge]
    expect(checkShape(badge)).toMatchObject({ member: expect.stringContaining('endorsement') })
  })

  it('ends on an issuer with 100,000 organisations above it', () => {
    let parentOrg: Json = { id: DID, type: ['Profile'] }
    for (let nth = 0; nth < 100_000; nth++) parentOrg = { ...parentOrg, parentOrg }
    expect(checkShape(spoiled('issuer.parentOrg', parentOrg))).toBeUndefined()
  })
})
