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

const [SUBJECT, ACHIEVEMENT] = ['credentialSubject', 'credentialSubject.achievement']

describe('the shape of a badge', () => {
  it.each(CATEGORIES)('is right for a badge of the category %s, bare or with its options', (category) => {
    expect(checkShape(buildBadge(badgeInput(DID, category)))).toBeUndefined()
    const { achievement } = fullBadgeInput(DID, category)
    expect(checkShape(buildBadge({ ...badgeInput(DID, category), achievement }))).toBeUndefined()
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

  it('prefers a serious fault to a slight one', () => {
    const badge = spoiled('proof', { type: 'DataIntegrityProof' }) as Json
    expect(checkShape({ ...badge, validUntil: 'never' })).toEqual({ member: 'validUntil', fault: 'wrong' })
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
})
