import { NotReadable } from './not-readable.ts'

/** Of all values as declared, and of all places where they are used: drawing programs name a dozen namespaces. */
const MAX_CHARACTERS = 10_000
/** Their meaning is fixed. */
const OF_XML = ['amp', 'lt', 'gt', 'quot', 'apos']
const QUOTED = '"[^"]*"|\'[^\']*\''
const DECLARATION = new RegExp(
  String.raw`<!--[^]*?-->|<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(${QUOTED})\s*>|<!(?:ELEMENT|ATTLIST|NOTATION)(?:[^"'>]|${QUOTED})*>|\s+`,
  'y',
)

/**
 * The entities that a DOCTYPE declares, as properties for a parser, which count their uses. Refused are entities inside of
 * others, parameter entities, other documents and more than 10,000 characters in all. Throws `NotReadable`.
 */
export function entitiesOf(doctype: string): PropertyDescriptorMap {
  const entities: PropertyDescriptorMap = Object.create(null)
  let used = 0
  const take = (value: string) => {
    used += value.length
    if (used > MAX_CHARACTERS) throw new NotReadable('pictureBroken')
    return value
  }
  const declared = declarationsIn(doctype)
  for (const [name, value] of declared) {
    // The first declaration of a name counts in XML.
    if (!(name in entities) && !OF_XML.includes(name)) entities[name] = { get: () => take(value), enumerable: true }
  }
  if (declared.reduce((sum, [, value]) => sum + value.length, 0) > MAX_CHARACTERS)
    throw new NotReadable('pictureBroken')
  return entities
}

function declarationsIn(doctype: string): [string, string][] {
  const start = doctype.replace(new RegExp(QUOTED, 'g'), (text) => ' '.repeat(text.length)).indexOf('[')
  if (start < 0) return []
  const subset = doctype.slice(start + 1, doctype.lastIndexOf(']'))
  const declared: [string, string][] = []
  DECLARATION.lastIndex = 0
  while (DECLARATION.lastIndex < subset.length) {
    const found = DECLARATION.exec(subset)
    if (!found) throw new NotReadable('pictureBroken')
    const [, name, quoted = ''] = found
    if (name !== undefined) declared.push([name, plain(quoted.slice(1, -1))])
  }
  return declared
}

/** A value without references: `&` or `%` would be another entity, and `<` markup. */
function plain(value: string): string {
  if (/[&%<]/.test(value)) throw new NotReadable('pictureBroken')
  return value
}
