import { asList, asObject } from '../read-credential.ts'
import { BUNDLED } from './bundle.ts'

/** A name that a context defines, at any depth of it, with its IRI and the keywords of its definition. */
export type Term = { name: string; iri: string; keywords: string[]; container: unknown }

/** All terms of the bundle, also those that only mean something inside of others. */
export const BUNDLED_TERMS: readonly Term[] = [...BUNDLED.values()].flatMap((document) =>
  termsOf(asObject(document)?.['@context']),
)

const NAMES = new Set(BUNDLED_TERMS.map(({ name }) => name))
const IRIS = new Set(BUNDLED_TERMS.map(({ iri }) => iri))

/** Whether any context of the bundle defines a name. */
export function isBundledName(name: string): boolean {
  return NAMES.has(name)
}

/** Whether any context of the bundle has a name for an IRI. */
export function isBundledIri(iri: string): boolean {
  return IRIS.has(iri)
}

function termsOf(context: unknown): Term[] {
  return asList(context)
    .map(asObject)
    .flatMap((each) => Object.entries(each ?? {}))
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, definition]) => {
      const expanded = asObject(definition)
      const iri = String(expanded ? (expanded['@id'] ?? name) : definition)
      const keywords = Object.keys(expanded ?? {})
      return [{ name, iri, keywords, container: expanded?.['@container'] }, ...termsOf(expanded?.['@context'])]
    })
}
