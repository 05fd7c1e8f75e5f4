import { hash } from 'node:crypto'
import type { Block, Shape, ShapeQuad, Term } from './shape.ts'

// Schemes that no context of ours takes for a prefix, and no character that N-Quads would escape.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what an IRI must not hold
const PLAIN_IRI = /^(?:https?:\/\/|did:|urn:)[^\u0000-\u0020<>"{}|^`\\\u007f\s]+$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what canonical N-Quads escapes
const ESCAPED = /[\u0000-\u001f\u007f"\\]/
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
 * Fills a shape with a document's texts and answers its canonical N-Quads (RDFC-1.0). Blank nodes are hashed anew,
 * because their order depends on the texts. Undefined when an IRI needs the JSON-LD rules, two subjects are one, or two
 * blank nodes have the same first-degree hash: those are for the full algorithm.
 */
export function fillShape({ terms, blocks, mentions }: Shape, values: string[]): string | undefined {
  const texts: string[] = []
  const blanks: number[] = []
  for (const [place, term] of terms.entries()) {
    const text = writeTerm(term, values)
    if (text === undefined) return undefined
    texts.push(text)
    if (term.kind === 'blank') blanks.push(place)
  }
  const hashes = mentions.map((named, nth) => {
    for (const [other, place] of blanks.entries()) texts[place] = other === nth ? '_:a' : '_:z'
    return hash('sha256', writeLines(named, texts))
  })
  const sorted = [...hashes].sort()
  if (sorted.some((digest, i) => digest === sorted[i + 1])) return undefined
  for (const [nth, place] of blanks.entries()) texts[place] = `_:c14n${sorted.indexOf(hashes[nth] ?? '')}`
  return writeBlocks(blocks, texts)
}

function writeLines(quads: ShapeQuad[], texts: string[]): string {
  const lines = quads.map(({ subject, predicate, object }) => `${texts[subject]}${predicate}${texts[object]} .\n`)
  return uniqueSorted(lines).join('')
}

// Sorting terms is sorting lines: one term begins another only where the line's space comes first in either order.
function writeBlocks(blocks: Block[], texts: string[]): string | undefined {
  const sorted = blocks.toSorted((a, b) => ((texts[a.subject] ?? '') < (texts[b.subject] ?? '') ? -1 : 1))
  const parts: string[] = []
  let before: string | undefined
  for (const { subject, runs } of sorted) {
    const name = texts[subject] ?? ''
    if (name === before) return undefined
    before = name
    for (const { predicate, objects } of runs) {
      const [only] = objects
      if (objects.length === 1 && only !== undefined) parts.push(name, predicate, texts[only] ?? '', ' .\n')
      else
        for (const text of uniqueSorted(objects.map((place) => texts[place] ?? '')))
          parts.push(name, predicate, text, ' .\n')
    }
  }
  return parts.join('')
}

// RDF is a set: two texts that are the same can make two lines one. By UTF-16 units, as the library sorts.
function uniqueSorted(texts: string[]): string[] {
  return texts.sort().filter((text, i) => text !== texts[i - 1])
}

function writeTerm(term: Term, values: string[]): string | undefined {
  if (term.kind === 'fixed') return term.text
  if (term.kind === 'blank') return ''
  const value = values[term.value] ?? ''
  if (term.kind === 'iri') return PLAIN_IRI.test(value) ? `<${value}>` : undefined
  return `"${escapeLiteral(value)}"${term.suffix}`
}

function escapeLiteral(text: string): string {
  if (!ESCAPED.test(text)) return text
  return text.replace(new RegExp(ESCAPED, 'g'), (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return SHORT_ESCAPES[character] ?? `\\u${code}`
  })
}
