import { DcqlQuery as Judge } from 'dcql'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../read-credential.ts'
import { badgeQuery, type CredentialQuery, type DcqlQuery, EXPANDED_TYPES } from './dcql.ts'
import { type HeldCredential, matchDcql } from './match-dcql.ts'

const [ONE, TWO] = ['https://badges.example/achievements/1', 'https://badges.example/achievements/2']
const VCT = 'https://badges.example/vct/badge'

function held(format: HeldCredential['format'], achievement: string): HeldCredential {
  const claims = { credentialSubject: { id: 'did:key:z1', achievement: { id: achievement } } }
  const type = ['VerifiableCredential', 'OpenBadgeCredential']
  return { format, claims: format === 'dc+sd-jwt' ? { vct: VCT, ...claims } : { type, ...claims } }
}

/** The library compares types as they are given, so it is given the expanded ones as well. */
function askJudge(query: DcqlQuery, credentials: HeldCredential[]) {
  const parsed = Judge.parse(query as Parameters<typeof Judge.parse>[0])
  Judge.validate(parsed)
  const given = credentials.map(({ format, claims }) => ({
    credential_format: format,
    cryptographic_holder_binding: true,
    claims,
    ...(format === 'dc+sd-jwt' ? { vct: String(claims.vct) } : { type: typesOf(claims) }),
  }))
  const result = Judge.query(parsed, given as Parameters<typeof Judge.query>[1])
  const matches = Object.entries(result.credential_matches).map(([id, { success, valid_credentials = [] }]) => [
    id,
    success ? valid_credentials.map(({ input_credential_index }) => input_credential_index) : [],
  ])
  return { isSatisfied: result.can_be_satisfied, matches: Object.fromEntries(matches) }
}

function typesOf({ type }: Json): string[] {
  const written = (type as string[] | undefined) ?? ['none']
  return [...written, ...written.flatMap((each) => EXPANDED_TYPES[each] ?? [])]
}

function ask(query: DcqlQuery, credentials: HeldCredential[]) {
  const { isSatisfied, candidates } = matchDcql(query, credentials)
  const matches = Object.entries(candidates).map(([id, found]) => [id, found.map(({ held: nth }) => nth)])
  return { isSatisfied, matches: Object.fromEntries(matches) }
}

describe('a request for one of several badges', () => {
  const query = badgeQuery({ achievementIds: [ONE, TWO], vcts: [VCT] })

  it("is matched by either badge in any format, in the judge's eyes too", () => {
    const formats = ['ldp_vc', 'jwt_vc_json', 'dc+sd-jwt'] as const
    const credentials = formats.flatMap((format) => [held(format, TWO), held(format, `${TWO}0`)])
    const expected = { isSatisfied: true, matches: { badge: [0], badge_jwt: [2], badge_sd_jwt: [4] } }
    expect(ask(query, credentials)).toEqual(expected)
    expect(askJudge(query, credentials)).toEqual(expected)
  })

  it('is not satisfied without one', () => {
    expect(ask(query, [held('ldp_vc', `${ONE}/`)]).isSatisfied).toBe(false)
    expect(ask(query, []).isSatisfied).toBe(false)
  })

  it('offers each way to answer', () => {
    const { sets } = matchDcql(query, [held('dc+sd-jwt', ONE), held('ldp_vc', ONE)])
    expect(sets).toEqual([{ isRequired: true, alternatives: [['badge'], ['badge_sd_jwt']] }])
  })
})

it('matches an SD-JWT VC that says to be of an asked type too, and no other', () => {
  const query = { credentials: [any('dc+sd-jwt')] }
  const own = (aka_vcts: unknown): HeldCredential => ({
    format: 'dc+sd-jwt',
    claims: { vct: 'https://badges.example/vct/templates/1', aka_vcts },
  })
  const held = [own([VCT]), own(VCT), own([`${VCT}s`]), own([{ VCT }]), own(undefined)]
  expect(matchDcql(query, held).candidates.q?.map(({ held }) => held)).toEqual([0, 1])
})

it('asks for the claims of the first claim set that a credential has', () => {
  const claims = [
    { id: 'seat', path: ['credentialSubject', 'seat'] },
    { id: 'name', path: ['credentialSubject', 'achievement', 'id'] },
  ]
  const query = { credentials: [{ ...any('ldp_vc'), claims, claim_sets: [['seat'], ['name']] }] }
  expect(matchDcql(query, [held('ldp_vc', ONE)]).candidates.q).toEqual([{ held: 0, claims: [claims[1]] }])
})

it('matches nothing for a query that names trusted authorities', () => {
  const trusted_authorities = [{ type: 'aki', values: ['s9tIpPmhxdiuNkHMEWNpYim8S8Y'] }]
  const query = { credentials: [{ ...any('ldp_vc'), trusted_authorities }] }
  expect(matchDcql(query, [held('ldp_vc', ONE)]).isSatisfied).toBe(false)
})

function any(format: HeldCredential['format']): CredentialQuery {
  const meta = format === 'dc+sd-jwt' ? { vct_values: [VCT] } : { type_values: [['VerifiableCredential']] }
  return { id: 'q', format, meta }
}

const leaf = fc.oneof(fc.constantFrom('a', 'b'), fc.integer({ min: 0, max: 2 }), fc.boolean())
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.dictionary(fc.constantFrom('x', 'y'), tie('tree'), { maxKeys: 2, noNullPrototype: true }),
    fc.array(tie('tree'), { minLength: 1, maxLength: 2 }),
  ),
}))
const root = fc.dictionary(fc.constantFrom('x', 'y'), tree, { maxKeys: 2, noNullPrototype: true })
// A path begins with a name: a credential is an object.
const path = fc
  .tuple(fc.constantFrom('x', 'y'), fc.array(fc.constantFrom('x', 'y', 0, 1, null), { maxLength: 2 }))
  .map(([first, rest]) => [first, ...rest])
const claim = fc.record({ path, values: fc.option(fc.array(leaf, { minLength: 1, maxLength: 2 }), { nil: undefined }) })

it('finds what the dcql library finds, for any claims and paths', () => {
  fc.assert(
    fc.property(fc.array(claim, { minLength: 1, maxLength: 3 }), fc.array(root, { maxLength: 3 }), (asked, trees) => {
      const claims = asked.map(({ path, values }) => ({ path, ...(values && { values }) }))
      const query = { credentials: [{ ...any('ldp_vc'), claims }] }
      const credentials = trees.map((content): HeldCredential => {
        return { format: 'ldp_vc', claims: { type: ['VerifiableCredential'], ...(content as Json) } }
      })
      expect(ask(query, credentials)).toEqual(askJudge(query, credentials))
    }),
    { numRuns: 500 },
  )
})
