import { asList, asObject, type Json } from '../read-credential.ts'

/** A name that a context defines, at any depth of it, with its IRI and the keywords of its definition. */
export type Term = { name: string; iri: string; keywords: string[]; container: unknown }

/** The definitions of a context with those around it, which it may use, and the vocabulary of other names. */
type Scope = { definitions: Json; vocabulary: string }

/** A term of a term of a term: more than any context needs. */
const EXPANSIONS_MAX = 8

/** All terms of a context document (JSON-LD 1.1, 9.15), also those that only mean something inside of others. */
export function termsOf(document: unknown): Term[] {
  return termsIn(asObject(document)?.['@context'], { definitions: {}, vocabulary: '' })
}

/** The vocabularies of a context document: with one, every name without a definition stands for an IRI in it. */
export function vocabulariesOf(document: unknown): string[] {
  return contextsIn(asObject(document)?.['@context']).flatMap(({ '@vocab': vocabulary }) =>
    typeof vocabulary === 'string' ? [vocabulary] : [],
  )
}

/** The objects of a context, and of those inside its definitions. */
export function contextsIn(context: unknown): Json[] {
  return objectsOf(context).flatMap((each) => [
    each,
    ...Object.values(each).flatMap((definition) => contextsIn(asObject(definition)?.['@context'])),
  ])
}

function objectsOf(context: unknown): Json[] {
  return asList(context)
    .map(asObject)
    .filter((each) => each !== undefined)
}

function termsIn(context: unknown, outer: Scope): Term[] {
  return objectsOf(context).flatMap((definitions) => {
    const vocabulary = typeof definitions['@vocab'] === 'string' ? definitions['@vocab'] : outer.vocabulary
    const scope = { definitions: { ...outer.definitions, ...definitions }, vocabulary }
    return Object.keys(definitions)
      .filter((name) => !name.startsWith('@'))
      .flatMap((name) => {
        const expanded = asObject(definitions[name])
        const term = { name, iri: iriOf(name, scope), keywords: Object.keys(expanded ?? {}) }
        return [{ ...term, container: expanded?.['@container'] }, ...termsIn(expanded?.['@context'], scope)]
      })
  })
}

/** The IRI, or the keyword, for which a term stands: its definition may use a prefix, or another term. */
function iriOf(name: string, scope: Scope, depth = 0): string {
  const definition = scope.definitions[name]
  const expanded = asObject(definition)
  const stated = expanded ? (expanded['@id'] ?? expanded['@reverse']) : definition
  const value = typeof stated === 'string' ? stated : name
  if (value.startsWith('@') || depth > EXPANSIONS_MAX) return value
  const [, prefix, rest = ''] = /^([^:]*):(.*)$/s.exec(value) ?? []
  const used = prefix ?? value
  const isDefined = used !== name && Object.hasOwn(scope.definitions, used) && !rest.startsWith('//')
  if (isDefined) return iriOf(used, scope, depth + 1) + rest
  return prefix === undefined ? scope.vocabulary + value : value
}
