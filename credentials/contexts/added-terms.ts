import { asList, asObject, type Json } from '../read-credential.ts'
import { bundledIris, isBundledIri, isBundledName } from './bundled-terms.ts'
import { READ_NAMES } from './read-names.ts'

/** Names of terms with every IRI that each may stand for. */
export type Added = ReadonlyMap<string, string[]>

/** Before `//` is never a prefix, but a scheme. */
const PREFIXED = /^([^:]*):(?!\/\/)(.*)$/s
const NAME = /^[A-Za-z][\w.-]*$/
/** Beginnings of identifiers: as prefixes they would make another identifier of each. */
const SCHEMES = new Set(['http', 'https', 'did', 'urn', 'data', 'mailto', 'tag', 'ipfs'])
const CONTAINERS: unknown[] = ['@set', '@list', '@language']

/**
 * The terms of the contexts that a credential defines itself. Undefined unless they only add: names that are new to the
 * bundle, for IRIs that have no name there, without keywords that could hide a part of the credential. A definition that
 * repeats the bundle's, of a name that no check reads, adds nothing.
 */
export function readAdded(contexts: unknown[]): Added | undefined {
  const given = new Map<string, string[]>()
  for (const context of contexts) {
    for (const [name, definition] of Object.entries(definitionsOf(context))) {
      if (isRepeated(name, definition)) continue
      const iri = readDefinition(definition)
      if (iri === undefined || !isNewName(name) || given.has(name)) return undefined
      given.set(name, [iri])
    }
  }
  const added = new Map([...given].map(([name, [iri = '']]) => [name, expansionsOf(iri, given)]))
  // A prefix of a prefix is more than any badge needs.
  const isOnce = [...added.values()].every((iris) => iris.slice(1).every((iri) => !isCompact(iri, given)))
  return isOnce && [...added.values()].flat().every((iri) => !isBundledIri(iri)) ? added : undefined
}

/** Every IRI that a name, or an identifier, may stand for: first itself, then with each meaning of its prefix in its place. */
export function expansionsOf(name: string, added: Added): string[] {
  const [, prefix = '', rest = ''] = PREFIXED.exec(name) ?? []
  const begins = [...bundledIris(prefix), ...(added.get(prefix) ?? [])]
  return [name, ...new Set(begins.map((iri) => iri + rest))]
}

/** Whether an identifier begins with a prefix, so that it stands for another one. */
export function isCompact(id: string, added: Added): boolean {
  return expansionsOf(id, added).length > 1
}

/** Whether an identifier is written in full, so that no context makes another one of it. */
export function isWhole(id: string): boolean {
  const [, prefix] = PREFIXED.exec(id) ?? []
  return id.includes(':') && (prefix === undefined || SCHEMES.has(prefix.toLowerCase()))
}

/** A context may be wrapped in a document of its own (JSON-LD 1.1 API, 4.1.2); anything but an object defines nothing known. */
function definitionsOf(context: unknown): Json {
  const object = asObject(context) ?? { '@context': context }
  const inner = asObject(object['@context'])
  return inner && Object.keys(object).length === 1 ? inner : object
}

function isRepeated(name: string, definition: unknown): boolean {
  const iri = readDefinition(definition)
  return typeof definition === 'string' && iri !== undefined && bundledIris(name).includes(iri) && !READ_NAMES.has(name)
}

function isNewName(name: string): boolean {
  return NAME.test(name) && !SCHEMES.has(name.toLowerCase()) && !isBundledName(name)
}

/** The IRI of a definition; undefined for one that does more than give a name to an IRI. */
function readDefinition(definition: unknown): string | undefined {
  const expanded = asObject(definition)
  const { '@id': iri, '@type': type, '@container': container, ...others } = expanded ?? { '@id': definition }
  const isPlain = Object.keys(others).length === 0 && (type === undefined || typeof type === 'string')
  if (!isPlain || !asList(container).every((each) => CONTAINERS.includes(each))) return undefined
  // Without a colon it would be another term, or a keyword.
  return typeof iri === 'string' && /^[^@:]+:/.test(iri) ? iri : undefined
}
