import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Canonize, canonizeKnown, canonizeWhole, learnShape } from '../canonizing/canonize.ts'
import { bundledLoader } from '../contexts/document-loader.ts'
import type { Json } from '../read-credential.ts'
import { signCredential } from '../signing/sign.ts'
import { CATEGORIES, LIST_URL, makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { verifyCredential } from './verify.ts'

const { did, key, loader } = makeIssuer()
const contexts = bundledLoader()

const TEXTS = ['', 'x', '"\\\n\u0000', '\u{1F3C5}\uFFFD', '_:b0', '@id', '@type', 'id', 'relative', 'schema:name']
const IDS = ['https://a.example/1', 'urn:uuid:7', did, LIST_URL, 'https://a.example/a b', 'https://a.example/\u00e9']
const NAMES = ['id', '@id', 'type', '@type', 'name', 'description', 'image', 'issuer', 'validFrom', 'proof', '@context']
const anyText = fc.oneof(
  fc.constantFrom(...TEXTS, ...IDS),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
)
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: anyText },
  fc.constantFrom<unknown>(null, true, 0, -0, 7, 1.5, 1e21, [], {}, ['x', 'x'], [null], { id: did }, { '@value': 'x' }),
  fc.constantFrom<unknown>({ '@context': [] }, { '@id': did }, [['x']], { type: 'Image', id: LIST_URL }),
)
const anyChange = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('iri', 'iri', 'text', 'text', 'set', 'remove', 'add', 'wrap', 'repeat', 'swap'),
  name: fc.oneof(fc.constantFrom(...NAMES), fc.constantFrom('__proto__', 'constructor', 'unheardOf')),
  text: anyText,
  value: anyValue,
})
type Change = { place: number; kind: string; name: string; text: string; value: unknown }
const IRI = /^(https?:|did:|urn:)/
type Place = { holder: Json | unknown[]; at: string | number }

/** Every member and item of a document. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Json
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((at) => [{ holder, at }, ...placesIn(holder[at])])
}

const isLike = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)

function applied(document: object, changes: Change[]): Json {
  const copy = structuredClone(document) as Json
  for (const { place, kind, name, text, value } of changes) {
    const ofKind = { iri: IRI, text: /^/ }[kind]
    const places = placesIn(copy).filter(({ holder, at }) => !ofKind || isLike((holder as Json)[at], ofKind))
    const found = places[place % places.length]
    if (!found) return copy
    const [holder, at] = [found.holder as Json, found.at]
    if (ofKind) holder[at] = text
    if (kind === 'set') holder[at] = value
    if (kind === 'wrap') holder[at] = [holder[at]]
    if (kind === 'repeat') holder[at] = [holder[at], structuredClone(holder[at])]
    if (kind === 'remove') delete holder[at]
    if (kind === 'add' && !Array.isArray(holder))
      Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
    const other = places[(place * 7 + 3) % places.length]
    if (
      kind === 'swap' &&
      other &&
      typeof holder[at] === 'string' &&
      typeof (other.holder as Json)[other.at] === 'string'
    )
      [holder[at], (other.holder as Json)[other.at]] = [(other.holder as Json)[other.at], holder[at]]
  }
  return copy
}

/** Canonizes by a known shape, and counts; keeps the documents for which the library has another result. */
function comparing() {
  const counted = { fast: 0, slow: 0 }
  const different: string[] = []
  const canonize: Canonize = async (document, load) => {
    const fast = await canonizeKnown(document, contexts)
    counted[fast ? 'fast' : 'slow'] += 1
    const whole = await canonizeWhole(document, load).catch(() => undefined)
    if (fast && String(fast) !== String(whole)) different.push(JSON.stringify(document))
    if (!whole) throw new Error('The document cannot be canonized')
    return fast ?? whole
  }
  return { canonize, counted, different }
}

it('canonizes changed badges by a known shape byte for byte as the library does, or not at all', async () => {
  const badges = await Promise.all(
    CATEGORIES.map((category) => signCredential(makeBadge(did, category), { key, loader, now: NOW })),
  )
  for (const { proof, ...badge } of badges) {
    const { proofValue: _, ...options } = proof[0] ?? {}
    await learnShape(badge, contexts)
    await learnShape({ ...options, '@context': badge['@context'] }, contexts)
  }
  const { canonize, counted, different } = comparing()
  const judge = async (nth: number, changes: Change[]) => {
    const badge = badges[nth % badges.length] ?? {}
    const changed = applied(badge, changes)
    await verifyCredential(changed, { loader, now: NOW, canonize })
    // The check itself takes an error for a changed badge.
    expect(different).toEqual([])
  }
  await fc.assert(fc.asyncProperty(fc.nat(), fc.array(anyChange, { minLength: 1, maxLength: 2 }), judge), {
    numRuns: 120,
  })
  expect(counted.fast).toBeGreaterThan(30)
  expect(counted.slow).toBeGreaterThan(15)
}, 60_000)

it('compiles nothing for a document that was not learned', async () => {
  const fresh = bundledLoader()
  const { proof: _, ...badge } = await signCredential(makeBadge(did), { key, loader, now: NOW })
  expect(await canonizeKnown(badge, fresh)).toBeUndefined()
  await learnShape(badge, fresh)
  expect(String(await canonizeKnown(badge, fresh))).toBe(String(await canonizeWhole(badge, loader)))
  expect(await canonizeKnown({ ...badge, validUntil: 7 }, fresh)).toBeUndefined()
  expect(await canonizeKnown({ ...badge, validUntil: 7 }, fresh)).toBeUndefined()
})
