import { randomUUID } from 'node:crypto'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import type { Loader } from './document-loader.ts'
import { fillShape } from './fill-shape.ts'
import { readOutline, replaceTexts } from './outline.ts'
import { readShape, type Shape } from './shape.ts'

/** Writes a JSON-LD document as canonical N-Quads (RDFC-1.0), in UTF-8. */
export type Canonize = (document: object, loader: Loader) => Promise<Buffer>

/** A document was not canonized for reasons of this machine, or took more of it than any badge: that says nothing of it. */
export class NotCanonized extends Error {}

/** Known outlines as a tree: each token leads on, and the last step of an outline holds its shape. */
type Step = { next: Map<unknown, Step>; last?: { token: unknown; to: Step }; shape?: Promise<Shape | undefined> }
type Known = { root: Step; steps: number }

// A badge has about a hundred; what is full begins anew.
const STEPS_MAX = 30_000
const knownBy = new WeakMap<Loader, Known>()

/** Canonizes by the library, whole. Throws when a term is not defined by the contexts, so that nothing is unsigned. */
export const canonizeWhole: Canonize = async (document, loader) =>
  Buffer.from(await cryptosuite.canonize(document, { documentLoader: loader }))

/**
 * Canonizes by the shape that documents of one outline have in common, which is worked out once; the result is that of
 * `canonizeWhole`, which also takes what has no shape. The loader must answer a context the same each time.
 */
export const canonizeByShape: Canonize = async (document, loader) => {
  const known = knownOf(loader)
  let step = known.root
  const texts = readOutline(document, (token) => {
    // Most outlines are that of the document before.
    if (step.last?.token !== token) step.last = { token, to: step.next.get(token) ?? addStep(known, step, token) }
    step = step.last.to
  })
  if (!texts) return canonizeWhole(document, loader)
  // What cannot be compiled is left to the whole algorithm, which says why.
  step.shape ??= compileShape(document, loader).catch(() => {
    step.shape = undefined
    return undefined
  })
  const shape = await step.shape
  return (shape && fillShape(shape, texts)) ?? canonizeWhole(document, loader)
}

/**
 * Works out the shape of a document's outline. Undefined when it has none, among others when the outline holds the
 * placeholders' own prefix, which is random unless given.
 */
export async function compileShape(
  document: object,
  loader: Loader,
  prefix = `urn:blazon:${randomUUID()}:`,
): Promise<Shape | undefined> {
  if (JSON.stringify(replaceTexts(document, () => '')).includes(prefix)) return undefined
  const placeholders: string[] = []
  const blank = replaceTexts(document, () => {
    placeholders.push(prefix + placeholders.length)
    return placeholders.at(-1) ?? ''
  })
  const nquads = await canonizeWhole(blank, loader)
  const shape = readShape(nquads.toString(), { prefix, count: placeholders.length })
  return shape && fillShape(shape, placeholders)?.equals(nquads) ? shape : undefined
}

function knownOf(loader: Loader): Known {
  const known = knownBy.get(loader)
  if (known && known.steps < STEPS_MAX) return known
  const fresh = { root: { next: new Map() }, steps: 0 }
  knownBy.set(loader, fresh)
  return fresh
}

function addStep(known: Known, before: Step, token: unknown): Step {
  const step = { next: new Map() }
  before.next.set(token, step)
  known.steps++
  return step
}
