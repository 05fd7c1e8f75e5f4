import { readFile } from 'node:fs/promises'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { describe, expect, it } from 'vitest'
import { buildBadge, type Category } from '../badges/build-badge.ts'
import { checkShape } from '../checking/check-shape.ts'
import { signCredential } from '../signing/sign.ts'
import { badgeInput, CATEGORIES, fullBadgeInput, makeIssuer, NOW } from '../test-issuer.ts'

// The licence of the schema does not allow copies, so its path is a setting of this test (docs/standards.md).
const path = process.env.OPEN_BADGES_SCHEMA
const schema = path ? JSON.parse(await readFile(path, 'utf8')) : undefined

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

type Json = { [member: string]: unknown }

describe.skipIf(!schema)('ajv, with the JSON schema of Open Badges 3.0', () => {
  const ajv = new Ajv2019({ strict: false, formats: { 'date-time': isInstant, date: isDay } })
  const validate = ajv.compile(schema ?? {})
  const faultsOf = (badge: unknown) => (validate(badge) ? [] : (validate.errors ?? []).map((e) => e.instancePath))
  const { did, key, loader } = makeIssuer()
  const sign = async (category: Category, parts: object = {}) => {
    const badge = buildBadge({ ...badgeInput(did, category), ...parts })
    return JSON.parse(JSON.stringify(await signCredential(badge, { key, loader, now: NOW })))
  }

  it.each(CATEGORIES)('accepts a signed badge (%s), bare and with skills, tags and credits', async (category) => {
    expect(faultsOf(await sign(category))).toEqual([])
    const { achievement } = fullBadgeInput(did, category)
    expect(faultsOf(await sign(category, { achievement }))).toEqual([])
    expect(faultsOf(await sign(category, { achievement: { ...achievement, credits: 3 } }))).toEqual([])
  })

  it.each(CATEGORIES)(
    'accepts a badge (%s) without e-mail, end, criteria, language and issuer facts',
    async (category) => {
      const { holder, issuer, achievement } = badgeInput(did, category)
      const bare = { ...achievement, criteria: '', language: undefined, version: undefined, image: { url: 'urn:a:b' } }
      const parts = { holder: { did: holder.did }, issuer: { did: issuer.did, name: issuer.name }, achievement: bare }
      expect(faultsOf(await sign(category, { ...parts, validUntil: undefined }))).toEqual([])
    },
  )

  it('accepts evidence', async () => {
    const evidence = [{ id: 'https://a.example/film', type: ['Evidence'], narrative: 'The film of the climb.' }]
    expect(faultsOf({ ...(await sign('Basic')), evidence })).toEqual([])
  })

  it.each(CATEGORIES)(
    'refuses the two statuses of a badge that can be suspended (%s), and nothing else',
    async (category) => {
      const { status } = fullBadgeInput(did, category)
      expect(faultsOf(await sign(category, { status }))).toEqual(['/credentialStatus'])
    },
  )

  it('refuses nothing that our own description accepts, whatever member is removed or replaced', async () => {
    const { achievement } = fullBadgeInput(did, 'Ticket')
    const badge: Json = await sign('Ticket', { achievement })
    let refused = 0
    for (const spoiled of spoil(badge)) {
      if (validate(spoiled)) continue
      refused++
      expect(checkShape(spoiled), JSON.stringify(validate.errors)).toBeDefined()
    }
    expect(refused).toBeGreaterThan(300)
  })
})

const REPLACEMENTS: unknown[] = [undefined, null, 7, true, 'x', '', [], {}, [7], ['x'], [{}], [[]]]

/** Copies of a document, each with one member at any depth removed or replaced. */
function* spoil(document: Json): Generator<Json> {
  for (const [name, value] of Object.entries(document)) {
    for (const replacement of REPLACEMENTS) yield { ...document, [name]: replacement }
    const items = Array.isArray(value) ? value : [value]
    for (const [nth, item] of items.entries()) {
      if (typeof item !== 'object' || item === null) continue
      for (const inner of spoil(item as Json)) {
        yield { ...document, [name]: Array.isArray(value) ? items.with(nth, inner) : inner }
      }
    }
  }
}
