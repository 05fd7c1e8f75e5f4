import { asList, asObject, type Json } from '../read-credential.ts'
import { BUNDLED, trustBeside, trustedContexts } from './bundle.ts'
import { BUNDLED_TERMS } from './bundled-terms.ts'
import { READ_NAMES } from './read-names.ts'
import { contextsIn, type Term, termsOf, vocabulariesOf } from './terms-of.ts'

/** A context of the operator that is not trusted; the message says why, after its address. */
export class ContextRefused extends Error {
  readonly url: string

  constructor(url: string, reason: string) {
    super(`${url} ${reason}`)
    this.url = url
  }
}

/** What a context may say beside its terms; a term of a keyword of JSON-LD is refused apart. */
const KEYWORDS = new Set(['@version', '@protected', '@vocab'])
const OF_TERMS = new Set(['@id', '@type', '@container', '@context', '@protected', '@prefix', '@reverse', '@language'])
const ALIASES = new Map([
  ['id', '@id'],
  ['type', '@type'],
])
const CONTAINERS: unknown[] = ['@set', '@list', '@language']
/** As in the contexts of the W3C: they hold documents of their own. */
const GRAPHS = new Set(['proof', 'verifiableCredential'])

/**
 * Trusts contexts of the operator, by their addresses, beside the bundle's and in place of those trusted before. Throws
 * `ContextRefused` for one by which a signed member could be hidden from the checks, and for the address of a bundled one.
 */
export function trustOwnContexts(own: ReadonlyMap<string, object>): void {
  const terms = [...BUNDLED_TERMS, ...[...own.values()].flatMap(termsOf)]
  const documents = [...BUNDLED.values(), ...own.values()]
  const vocabularies = documents.flatMap(vocabulariesOf)
  for (const [url, document] of own) {
    const reason = BUNDLED.has(url) ? 'is bundled already' : (faultOf(document) ?? secondName(termsOf(document), terms))
    const hidden = reason ?? hiddenBy(vocabulariesOf(document), terms)
    if (hidden) throw new ContextRefused(url, hidden)
  }
  const read = secondName(terms, terms) ?? hiddenBy(vocabularies, terms)
  if (read) throw new ContextRefused([...own.keys()].join(', '), read)
  trustBeside(own)
}

/** The contexts of the operator, by their addresses, for a thread that has none. */
export function ownContexts(): [string, object][] {
  return [...trustedContexts()].filter(([url]) => !BUNDLED.has(url))
}

/** Whether a context does more than define terms, as far as checks need to know. */
function faultOf(document: object): string | undefined {
  const context = asObject(document)?.['@context']
  if (context === undefined || context === null) return 'has no @context'
  // A text names a context elsewhere.
  if (asList(context).some((each) => asObject(each) === undefined)) return 'names another context'
  const inside = contextsIn(context)
  const keyword = inside.flatMap(Object.keys).find((name) => name.startsWith('@') && !KEYWORDS.has(name))
  if (keyword) return `uses ${keyword}`
  const definitions = inside.flatMap((each) => Object.entries(each).filter(([name]) => !name.startsWith('@')))
  return definitions.map(([name, definition]) => termFault(name, asObject(definition) ?? {})).find(Boolean)
}

function termFault(name: string, definition: Json): string | undefined {
  const keyword = Object.keys(definition).find((each) => !OF_TERMS.has(each))
  if (keyword) return `uses ${keyword} in "${name}"`
  const isText = (context: unknown) => typeof context === 'string'
  if (asList(definition['@context']).some(isText)) return `names another context in "${name}"`
  const container = asList(definition['@container']).find(
    (each) => !CONTAINERS.includes(each) && !(each === '@graph' && GRAPHS.has(name)),
  )
  return container === undefined ? undefined : `uses the container ${String(container)} in "${name}"`
}

/** A name, beside the one that checks read, for a member or a type that they read. */
function secondName(given: Term[], terms: readonly Term[]): string | undefined {
  const readAs = new Map(terms.filter(({ name }) => READ_NAMES.has(name)).map(({ name, iri }) => [iri, name]))
  for (const { name, iri } of given) {
    if (iri.startsWith('@') && ALIASES.get(name) !== iri) return `gives ${iri} the name "${name}"`
    const read = readAs.get(iri)
    if (read && read !== name) return `gives "${read}" the second name "${name}", under which it would not be read`
  }
  return undefined
}

/** A vocabulary in which a name without a definition would be a second one for what checks read. */
function hiddenBy(vocabularies: string[], terms: readonly Term[]): string | undefined {
  const read = terms.filter(({ name }) => READ_NAMES.has(name))
  for (const vocabulary of vocabularies) {
    const found = read.find(({ name, iri }) => iri.startsWith(vocabulary) && iri !== vocabulary + name)
    if (found) return `has a vocabulary with a second name for "${found.name}"`
  }
  return undefined
}
