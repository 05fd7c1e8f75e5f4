/** A term: fixed text, a blank node by number, or the nth text of a document as an IRI or a literal. */
export type Term =
  | { kind: 'fixed'; text: string }
  | { kind: 'blank'; blank: number }
  | { kind: 'iri'; value: number }
  | { kind: 'literal'; value: number; suffix: string }
/** Subject and object are places in `terms`; the predicate stands between two spaces. */
export type ShapeQuad = { subject: number; predicate: string; object: number }

/** The quads of one subject: its predicates in their order, each with its objects. */
export type Block = { subject: number; runs: { predicate: string; objects: number[] }[] }

/** The RDF that all documents of one outline have in common; `mentions[b]` are the quads that name blank node b. */
export type Shape = { terms: Term[]; blocks: Block[]; mentions: ShapeQuad[][] }

const TYPE_PREDICATE = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>'
const LINE = /^(<[^>]*>|_:\w+) (<[^>]*>) (<[^>]*>|_:\w+|"(?:[^"\\]|\\.)*"(?:\^\^<[^>]*>|@[\w-]+)?) \.$/

/**
 * Reads a shape from the canonical N-Quads of a document whose nth text is the placeholder `<prefix><n>`. Undefined
 * when a placeholder is missing, is no whole term, decides a type, or stands in a graph of its own.
 */
export function readShape(nquads: string, { prefix, count }: { prefix: string; count: number }): Shape | undefined {
  const places = new Map<string, number>()
  const place = (text: string) => {
    const known = places.get(text) ?? places.size
    places.set(text, known)
    return known
  }
  const quads: ShapeQuad[] = []
  for (const line of nquads.split('\n').slice(0, -1)) {
    const [, subject, predicate, object] = LINE.exec(line) ?? []
    if (!subject || !predicate || !object || predicate.includes(prefix)) return undefined
    if (predicate === TYPE_PREDICATE && object.includes(prefix)) return undefined
    quads.push({ subject: place(subject), predicate: ` ${predicate} `, object: place(object) })
  }
  const terms = readTerms([...places.keys()], prefix)
  if (!terms || !hasEachValue(terms, count)) return undefined
  const blanks = [...terms.keys()].filter((term) => terms[term]?.kind === 'blank')
  const mentions = blanks.map((blank) => quads.filter(({ subject, object }) => subject === blank || object === blank))
  return { terms, blocks: readBlocks(quads), mentions }
}

// Canonical N-Quads are sorted: what belongs together stands together.
function readBlocks(quads: ShapeQuad[]): Block[] {
  const blocks: Block[] = []
  for (const { subject, predicate, object } of quads) {
    if (blocks.at(-1)?.subject !== subject) blocks.push({ subject, runs: [] })
    const runs = blocks.at(-1)?.runs ?? []
    if (runs.at(-1)?.predicate !== predicate) runs.push({ predicate, objects: [] })
    runs.at(-1)?.objects.push(object)
  }
  return blocks
}

function readTerms(texts: string[], prefix: string): Term[] | undefined {
  const terms: Term[] = []
  let blanks = 0
  for (const text of texts) {
    const term = text.startsWith('_:') ? ({ kind: 'blank', blank: blanks++ } as const) : readTerm(text, prefix)
    if (!term) return undefined
    terms.push(term)
  }
  return terms
}

function readTerm(text: string, prefix: string): Term | undefined {
  if (!text.includes(prefix)) return { kind: 'fixed', text }
  if (text.indexOf(prefix) !== 1) return undefined
  const [, digits, suffix = ''] = /^(\d+)[>"](|\^\^<[^>]*>)$/.exec(text.slice(1 + prefix.length)) ?? []
  if (digits === undefined || suffix.includes(prefix)) return undefined
  const value = Number(digits)
  return text.startsWith('<') ? { kind: 'iri', value } : { kind: 'literal', value, suffix }
}

function hasEachValue(terms: Term[], count: number): boolean {
  const found = new Set(terms.map((term) => ('value' in term ? term.value : -1)).filter((value) => value >= 0))
  return found.size === count && Math.max(-1, ...found) < count
}
