import { hash } from 'node:crypto'
import type { Block, Hole, Mention, Shape, ShapeQuad } from './shape.ts'

// Schemes that none of our contexts uses as a prefix; ASCII without characters that N-Quads escapes.
const PLAIN_IRI = /^(?:https?:\/\/|did:|urn:)[!#-;=?-[\]_a-z~]+$/
/**
 * Characters that cannot be written directly: those that canonical N-Quads escapes, and those above one byte in UTF-8.
 */
const NOT_PLAIN = /[^ !#-[\]-~]/
const ESCAPED = /[^ !#-[\]-~\u0080-\uffff]/g
/** The bytes of characters from U+E000 on, whose UTF-8 order differs from UTF-16 order. */
const HIGH = /[\u00ee-\u00ff]/
/** A blank node beside the one that is hashed, as a term or in a line; in a literal a quotation mark comes last. */
const OTHER_BLANK = /^_:z( |$)| _:z \.\n$/
const SHORT_ESCAPES: Record<string, string> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
}

/**
 * Fills a shape with a document's texts and returns its canonical N-Quads (RDFC-1.0) in UTF-8. Blank nodes are
 * rehashed, because their order depends on the texts. Undefined when an IRI needs the JSON-LD rules, two subjects are
 * equal, or two blank nodes have the same first-degree hash: the full algorithm handles those.
 */
export function fillShape(shape: Shape, values: string[]): Buffer | undefined {
  const text = fillText(shape, values)
  return text === undefined ? undefined : Buffer.from(text, 'latin1')
}

// Texts are assembled as strings whose characters are UTF-8 bytes, because converting everything at the end is slow.
function fillText({ fixed, holes, blanks, blocks, mentions }: Shape, values: string[]): string | undefined {
  const texts = fixed.slice()
  for (const hole of holes) {
    const text = writeTerm(hole, values[hole.value] ?? '')
    if (text === undefined) return undefined
    texts[hole.place] = text
  }
  for (const place of blanks) texts[place] = '_:z'
  const hashes: string[] = []
  for (const mention of mentions) {
    texts[mention.blank] = '_:a'
    const written = writeMention(mention, texts)
    if (written === undefined) return undefined
    texts[mention.blank] = '_:z'
    hashes.push(hashMention(mention, written))
  }
  const sorted = [...hashes].sort()
  if (sorted.some((digest, i) => digest === sorted[i + 1])) return undefined
  for (const [nth, place] of blanks.entries()) texts[place] = `_:c14n${sorted.indexOf(hashes[nth] ?? '')}`
  return writeBlocks(blocks, texts)
}

// Texts of a template are the same in all of its badges.
function hashMention(mention: Mention, text: string): string {
  if (mention.last?.text !== text) mention.last = { text, digest: hash('sha256', Buffer.from(text, 'latin1')) }
  return mention.last.digest
}

// What RDFC-1.0 hashes of a blank node (4.6): `<` comes before `_:a`, and that before `_:z`.
function writeMention({ ofIris, own, ofBlanks }: Mention, texts: string[]): string | undefined {
  const ownLines = writeRuns(own, '_:a', texts)
  return ownLines === undefined ? undefined : writeLines(ofIris, texts) + ownLines + writeLines(ofBlanks, texts)
}

function writeLines(quads: ShapeQuad[], texts: string[]): string {
  const [only] = quads
  if (quads.length === 0 || !only) return ''
  const line = ({ subject, predicate, object }: ShapeQuad) => `${texts[subject]}${predicate}${texts[object]} .\n`
  return quads.length === 1 ? line(only) : uniqueSorted(quads.map(line)).join('')
}

// Sorting terms sorts the lines: where one term is a prefix of another, the following space sorts first in either
// order.
function writeBlocks(blocks: Block[], texts: string[]): string | undefined {
  const sorted = blocks.toSorted((a, b) => ((texts[a.subject] ?? '') < (texts[b.subject] ?? '') ? -1 : 1))
  let written = ''
  let before: string | undefined
  for (const { subject, runs } of sorted) {
    const name = texts[subject] ?? ''
    if (name === before) return undefined
    before = name
    const lines = writeRuns(runs, name, texts)
    if (lines === undefined) return undefined
    written += lines
  }
  return written
}

function writeRuns(runs: Block['runs'], name: string, texts: string[]): string | undefined {
  let written = ''
  for (const { predicate, objects, text } of runs) {
    const [only] = objects
    if (only === undefined) written += name + text
    else if (objects.length === 1) written += `${name}${predicate}${texts[only]} .\n`
    else {
      const several = objects.map((place) => texts[place] ?? '')
      if (several.some((each) => HIGH.test(each))) return undefined
      for (const each of uniqueSorted(several)) written += `${name}${predicate}${each} .\n`
    }
  }
  return written
}

// RDF is a set: equal texts can merge two lines, but not those of two other blank nodes, which only a hash writes alike
// (RDFC-1.0, 4.6.3). Sorted by UTF-16 units, like the library.
function uniqueSorted(texts: string[]): string[] {
  return texts.sort().filter((text, i) => text !== texts[i - 1] || OTHER_BLANK.test(text))
}

function writeTerm(hole: Hole, value: string): string | undefined {
  if (hole.kind === 'iri') return PLAIN_IRI.test(value) ? `<${value}>` : undefined
  if (!NOT_PLAIN.test(value)) return `"${value}"${hole.suffix}`
  if (!value.isWellFormed()) return undefined
  const escaped = Buffer.from(value.replace(ESCAPED, escapeCharacter))
  return `"${escaped.toString('latin1')}"${hole.suffix}`
}

function escapeCharacter(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return SHORT_ESCAPES[character] ?? `\\u${code}`
}
