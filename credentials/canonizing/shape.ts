/** A term: fixed text, a blank node, or the nth text of a document as an IRI or a literal. */
type Term =
  | { kind: 'fixed'; text: string }
  | { kind: 'blank' }
  | { kind: 'iri'; value: number }
  | { kind: 'literal'; value: number; suffix: string }
/** A term filled in by the document, and its place. */
export type Hole = { place: number } & Extract<Term, { value: number }>

/** Subject and object are places of terms; the predicate includes the spaces around it. */
export type ShapeQuad = { subject: number; predicate: string; object: number }

/** One predicate of a subject: the places of its objects, or with none `text`, the line's fixed end. */
type Run = { predicate: string; objects: number[]; text: string }
/** The quads of one subject: its predicates in their order. */
export type Block = { subject: number; runs: Run[] }

/** The quads that name a blank node, in sort order: those of IRIs, its own, those of other blank nodes. */
export type Mention = {
  /** The blank node's place. */
  blank: number
  ofIris: ShapeQuad[]
  own: Run[]
  ofBlanks: ShapeQuad[]
  /** Its last hashed text and digest. */
  last?: { text: string; digest: string }
}

/** The RDF shared by all documents of one outline; `fixed` has the text of each fixed term, '' for the others. */
export type Shape = { fixed: string[]; holes: Hole[]; blanks: number[]; blocks: Block[]; mentions: Mention[] }

const TYPE_PREDICATE = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>'
const LINE = /^(<[^>]*>|_:\w+) (<[^>]*>) (<[^>]*>|_:\w+|"(?:[^"\\]|\\.)*"(?:\^\^<[^>]*>|@[\w-]+)?) \.$/

/**
 * Reads a shape from the canonical N-Quads of a document whose nth text is the placeholder `<prefix><n>`. Undefined
 * when a placeholder is missing, is not a whole term, is a type or in a named graph, or when not all is ASCII.
 */
export function readShape(nquads: string, { prefix, count }: { prefix: string; count: number }): Shape | undefined {
  if (Buffer.byteLength(nquads) !== nquads.length) return undefined
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
  const blanks = [...terms.keys()].filter((at) => terms[at]?.kind === 'blank')
  const blocks = readBlocks(quads, terms)
  const mentions = blanks.map(
    (blank): Mention => ({
      blank,
      ofIris: quads.filter(({ subject, object }) => object === blank && !blanks.includes(subject)),
      own: blocks.find(({ subject }) => subject === blank)?.runs ?? [],
      ofBlanks: quads.filter(
        ({ subject, object }) => object === blank && blanks.includes(subject) && subject !== blank,
      ),
    }),
  )
  const fixed = terms.map((term) => (term.kind === 'fixed' ? term.text : ''))
  return { fixed, holes: holesOf(terms), blanks, blocks, mentions }
}

// Canonical N-Quads are sorted, so related quads are adjacent.
function readBlocks(quads: ShapeQuad[], terms: Term[]): Block[] {
  const blocks: Block[] = []
  for (const { subject, predicate, object } of quads) {
    if (blocks.at(-1)?.subject !== subject) blocks.push({ subject, runs: [] })
    const runs = blocks.at(-1)?.runs ?? []
    if (runs.at(-1)?.predicate !== predicate) runs.push({ predicate, objects: [], text: '' })
    runs.at(-1)?.objects.push(object)
  }
  const withFixedText = (run: Run): Run => {
    const [only] = run.objects.map((object) => terms[object])
    if (run.objects.length > 1 || only?.kind !== 'fixed') return run
    return { ...run, objects: [], text: `${run.predicate}${only.text} .\n` }
  }
  return blocks.map(({ subject, runs }) => ({ subject, runs: runs.map(withFixedText) }))
}

function holesOf(terms: Term[]): Hole[] {
  return terms.flatMap((term, place) => ('value' in term ? [{ ...term, place }] : []))
}

function readTerms(texts: string[], prefix: string): Term[] | undefined {
  const terms: Term[] = []
  for (const text of texts) {
    const term = text.startsWith('_:') ? ({ kind: 'blank' } as const) : readTerm(text, prefix)
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
