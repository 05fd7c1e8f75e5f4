import { BUNDLED, trustedContexts } from './bundle.ts'
import { type Term, termsOf, vocabulariesOf } from './terms-of.ts'

/** All terms of the bundle, also those that only mean something inside of others. */
export const BUNDLED_TERMS: readonly Term[] = [...BUNDLED.values()].flatMap(termsOf)

/** What the trusted contexts define: the IRIs of each name, all IRIs, the names of reverse terms, and the vocabularies. */
type Index = { iris: Map<string, string[]>; all: Set<string>; reversed: Set<string>; vocabularies: string[] }

const indexes = new WeakMap<ReadonlyMap<string, object>, Index>()

/** Whether any trusted context defines a name. */
export function isBundledName(name: string): boolean {
  return index().iris.has(name)
}

/**
 * Whether any trusted context has a name for an IRI. A vocabulary, as that of undefined terms, has one for each that begins
 * like it.
 */
export function isBundledIri(iri: string): boolean {
  const { all, vocabularies } = index()
  return all.has(iri) || vocabularies.some((vocabulary) => iri.startsWith(vocabulary))
}

/** Every IRI that a name stands for in any trusted context. */
export function bundledIris(name: string): string[] {
  return index().iris.get(name) ?? []
}

/** Whether a name states something about its value, not about what has it: so a member could be moved. */
export function isReversed(name: string): boolean {
  return index().reversed.has(name)
}

function index(): Index {
  const contexts = trustedContexts()
  const known = indexes.get(contexts)
  if (known) return known
  const made = indexOf([...contexts.values()])
  indexes.set(contexts, made)
  return made
}

function indexOf(documents: object[]): Index {
  const terms = documents.flatMap(termsOf)
  const iris = new Map<string, string[]>()
  for (const { name, iri } of terms) iris.set(name, [...new Set([...(iris.get(name) ?? []), iri])])
  const reversed = terms.filter(({ keywords }) => keywords.includes('@reverse')).map(({ name }) => name)
  return {
    iris,
    all: new Set(terms.map(({ iri }) => iri)),
    reversed: new Set(reversed),
    vocabularies: documents.flatMap(vocabulariesOf),
  }
}
