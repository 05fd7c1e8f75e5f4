import { hash } from 'node:crypto'
import type { Shape, ShapeQuad, Term } from './shape.ts'

// Schemes that no context of ours takes for a prefix, and no character that N-Quads would escape.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what an IRI must not hold
const PLAIN_IRI = /^(?:https?:\/\/|did:|urn:)[^\u0000-\u0020<>"{}|^`\\\u007f\s]+$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what canonical N-Quads escapes
const ESCAPED = /[\u0000-\u001f\u007f"\\]/g
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
 * because their order depends on the texts. Undefined when an IRI needs the JSON-LD rules or two blank nodes have the
 * same first-degree hash: those are for the full algorithm.
 */
export function fillShape({ terms, quads, mentions }: Shape, values: string[]): string | undefined {
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
    return hash('sha256', joinSorted(named, texts))
  })
  const sorted = [...hashes].sort()
  if (sorted.some((digest, i) => digest === sorted[i + 1])) return undefined
  for (const [nth, place] of blanks.entries()) texts[place] = `_:c14n${sorted.indexOf(hashes[nth] ?? '')}`
  return joinSorted(quads, texts)
}

// RDF is a set: two texts that are the same can make two lines one.
function joinSorted(quads: ShapeQuad[], texts: string[]): string {
  const lines = quads.map(({ subject, predicate, object }) => `${texts[subject]}${predicate}${texts[object]} .\n`)
  lines.sort()
  let text = ''
  for (let i = 0; i < lines.length; i++) if (lines[i] !== lines[i - 1]) text += lines[i]
  return text
}

function writeTerm(term: Term, values: string[]): string | undefined {
  if (term.kind === 'fixed') return term.text
  if (term.kind === 'blank') return ''
  const value = values[term.value] ?? ''
  if (term.kind === 'iri') return PLAIN_IRI.test(value) ? `<${value}>` : undefined
  return `"${escapeLiteral(value)}"${term.suffix}`
}

function escapeLiteral(text: string): string {
  if (text.search(ESCAPED) < 0) return text
  return text.replace(ESCAPED, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return SHORT_ESCAPES[character] ?? `\\u${code}`
  })
}
