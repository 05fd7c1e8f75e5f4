import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BadgeInput, buildBadge as build } from '../badges/build-badge.ts'
import { badgeInput, CATEGORIES, fullBadgeInput, HOLDER, makeIssuer } from '../test-issuer.ts'
import { canonizeByShape, canonizeWhole, compileShape } from './canonize.ts'
import { fillShape } from './fill-shape.ts'
import { readOutline } from './outline.ts'

const { did, loader } = makeIssuer()

const AWKWARD = [
  '',
  '"quoted" \\ and\ttabbed\r\n\b\f\u0000\u007f\u0085',
  '_:c14n0',
  '_:b0',
  '@id',
  '@type',
  '<https://a.example/> .\n<x> <y> "z" .',
  'https://www.w3.org/ns/credentials/v2',
  'true',
  '12',
  '\u{1F3C5}\uFFFD\uE000 \u202Eabc e\u0301 \u00e9',
  '\uD800',
]
const IDS = [
  'https://a.example/1',
  'https://a.example/1#points',
  HOLDER,
  'did:web:a.example',
  'urn:uuid:7',
  'urn:blazon:0',
]
const AWKWARD_IDS = [
  '',
  'relative',
  '_:b0',
  'https://a.example/a b',
  'https://a.example/"<>',
  'schema:name',
  'id',
  '@type',
]

// Weighted so that most badges can be canonized by their shape alone.
const text = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom(...AWKWARD) },
)
const url = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...IDS) },
  { weight: 80, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  { weight: 1, arbitrary: text.map((tail) => `https://a.example/${tail}`) },
  { weight: 1, arbitrary: fc.constantFrom(...AWKWARD_IDS) },
)
const instant = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

const arbitraryAlignment = fc.record({
  targetName: text,
  targetUrl: url,
  targetFramework: maybe(text),
  targetCode: maybe(text),
  targetType: maybe(fc.constantFrom('CFItem', 'ceasn:Competency')),
})

/** Badges of all categories: any field awkward, empty or absent, some identifiers equal. */
const arbitraryBadgeInput: fc.Arbitrary<BadgeInput> = fc.record({
  id: url,
  category: fc.constantFrom(...CATEGORIES),
  issuer: fc.record({ did: url, name: text, url: maybe(url), image: maybe(url) }),
  achievement: fc.record({
    id: url,
    name: text,
    description: text,
    criteria: text,
    image: fc.record({ url, caption: maybe(text) }),
    language: maybe(fc.constantFrom('en', 'fr', '')),
    version: maybe(text),
    alignment: seldom(fc.array(arbitraryAlignment, { maxLength: 3 })),
    tags: seldom(fc.array(text, { maxLength: 4 })),
    credits: maybe(fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e6, noNaN: true }))),
  }),
  holder: fc.record({ did: url, email: maybe(fc.record({ address: text, salt: text })) }),
  validFrom: instant,
  validUntil: maybe(instant),
  status: fc.record({ listUrl: url, suspensionUrl: maybe(url), slot: fc.nat() }),
  giver: maybe(fc.record({ did: url, name: maybe(text) })),
  event: maybe(fc.record({ name: text, startsAt: instant, endsAt: instant, location: maybe(text) })),
  results: maybe(fc.record({ points: maybe(text), name: maybe(text), seat: maybe(text), section: maybe(text) })),
  evidence: maybe(fc.record({ url: maybe(url), text: maybe(text) })),
})

// Characters that no badge may contain are spelled out while it is built: whatever is canonized, both ways must agree.
const UNSIGNABLE = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu
const SPELLED = /\ue100([\da-f]+);/g
const spell = (text: string) => text.replace(UNSIGNABLE, (found) => `\ue100${found.codePointAt(0)?.toString(16)};`)
const unspell = (text: string) => text.replace(SPELLED, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
const mapTexts = (value: unknown, map: (text: string) => string): unknown => {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, map))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, map)]))
}
const buildBadge = (input: BadgeInput) =>
  mapTexts(build(mapTexts(input, spell) as BadgeInput), unspell) as ReturnType<typeof build>

const settle = (canonical: Promise<Buffer>) => canonical.then(String, () => 'refused')

async function expectSame(document: object) {
  expect(await settle(canonizeByShape(document, loader))).toBe(await settle(canonizeWhole(document, loader)))
}

/** Whether no text needs the library, so that the shape is enough. */
async function isFast(document: object): Promise<boolean> {
  const shape = await compileShape(document, loader).catch(() => undefined)
  const texts = readOutline(document, () => true)
  return shape !== undefined && texts !== undefined && fillShape(shape, texts) !== undefined
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed).reverse()
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, inner]) => [key, reversed(inner)] as const)
  return Object.fromEntries(members.reverse())
}

describe('any badge, canonized by its shape', () => {
  it.each(CATEGORIES)('needs no library with every option (%s)', async (category) => {
    expect(await isFast(buildBadge(fullBadgeInput(did, category)))).toBe(true)
  })

  it("equals the library's result byte for byte, whatever the order of its members", async () => {
    const runs: boolean[] = []
    const isSame = async (input: BadgeInput, isBackwards: boolean) => {
      const badge = buildBadge(input)
      const backwards = { ...(reversed(badge) as object), '@context': badge['@context'] }
      await expectSame(isBackwards ? backwards : badge)
      runs.push(await isFast(badge))
    }
    await fc.assert(fc.asyncProperty(arbitraryBadgeInput, fc.boolean(), isSame), { numRuns: 150 })
    // The rest is the library's own work, twice.
    expect(runs.filter(Boolean).length).toBeGreaterThan(runs.length / 2)
  }, 120_000)

  it('equals it for any texts in one shape, as blank nodes change places', async () => {
    const isSame = async ([name, seat, section, points, salt, criteria]: string[]) => {
      const input = badgeInput(did, 'Ticket')
      const results = { name: name || 'a', seat: seat || 'b', section: section || 'c', points: points || 'd' }
      const holder = { ...input.holder, email: { address: 'ada@example.org', salt: salt ?? '' } }
      const achievement = { ...input.achievement, name: name ?? '', criteria: criteria ?? '' }
      await expectSame(buildBadge({ ...input, results, holder, achievement }))
    }
    const texts = fc.array(text, { minLength: 6, maxLength: 6 })
    await fc.assert(fc.asyncProperty(texts, isSame), { numRuns: 80 })
  }, 60_000)
})
