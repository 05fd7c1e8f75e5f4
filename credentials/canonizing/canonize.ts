import { randomUUID } from 'node:crypto'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import type { Loader } from '../contexts/document-loader.ts'
import { clearInherited } from './clear-inherited.ts'
import { fillShape } from './fill-shape.ts'
import { readOutline, replaceTexts } from './outline.ts'
import { readShape, type Shape } from './shape.ts'

/** The hash that tells blank nodes apart: SHA-256 unless given, for P-384 SHA-384 (VC ECDSA Cryptosuites 1.0, 3.2.3). */
export type Digest = 'sha256' | 'sha384'
/** Writes a JSON-LD document as canonical N-Quads (RDFC-1.0), in UTF-8. */
export type Canonize = (document: object, loader: Loader, digest?: Digest) => Promise<Buffer>

/** Canonizing failed for reasons of this machine, or was too expensive: that says nothing about the document. */
export class NotCanonized extends Error {}

/** Known outlines as a tree: each token leads to the next step, and the last step of an outline has its shape. */
type Step = { next: Map<unknown, Step>; last?: { token: unknown; to: Step }; shape?: Promise<Shape | undefined> }
type Known = { root: Step; steps: number }

// A badge has about a hundred; a full tree is discarded.
const STEPS_MAX = 30_000
const knownBy = new WeakMap<Loader, Known>()

/** Canonizes with the library. Throws when a term is not defined by the contexts, so that nothing is unsigned. */
export const canonizeWhole: Canonize = async (document, loader, digest = 'sha256') => {
  const options = { documentLoader: loader, messageDigestAlgorithm: digest }
  const written = await cryptosuite.canonize(document, options).finally(clearInherited)
  return Buffer.from(written)
}

/**
 * Canonizes with the shape shared by documents of one outline, which is compiled once; the result equals that of
 * `canonizeWhole`, which also handles documents without a shape. The loader must always return the same context.
 */
export const canonizeByShape: Canonize = async (document, loader, digest = 'sha256') => {
  if (digest !== 'sha256') return canonizeWhole(document, loader, digest)
  const { shape, texts } = await learn(document, loader)
  return (shape && fillShape(shape, texts)) ?? canonizeWhole(document, loader)
}

/** Compiles the shape of a document, unless its outline is known, for `canonizeKnown`. */
export async function learnShape(document: object, loader: Loader): Promise<void> {
  await learn(document, loader)
}

async function learn(document: object, loader: Loader): Promise<{ shape?: Shape | undefined; texts: string[] }> {
  const known = knownOf(loader)
  let step = known.root
  const texts = readOutline(document, (token) => {
    // Most documents have the same outline as the previous one.
    if (step.last?.token !== token) step.last = { token, to: step.next.get(token) ?? addStep(known, step, token) }
    step = step.last.to
    return true
  })
  if (!texts) return { texts: [] }
  // The full algorithm handles outlines that do not compile, and says why.
  step.shape ??= compileShape(document, loader).catch(() => {
    step.shape = undefined
    return undefined
  })
  return { shape: await step.shape, texts }
}

/**
 * The canonical form of a document whose outline is exactly that of one canonized by shape before with this loader; undefined
 * for any other. Nothing is compiled or kept: the document may be a stranger's.
 */
export async function canonizeKnown(document: object, loader: Loader): Promise<Buffer | undefined> {
  let step = knownBy.get(loader)?.root
  const texts = readOutline(document, (token) => {
    step = step?.next.get(token)
    return step !== undefined
  })
  const shape = texts && (await step?.shape)
  return shape && fillShape(shape, texts)
}

/**
 * Compiles the shape of a document's outline. Undefined when it has none, for example when the outline contains the
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
