import { randomUUID } from 'node:crypto'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import type { Loader } from './document-loader.ts'
import { fillShape } from './fill-shape.ts'
import { outlineOf } from './outline.ts'
import { readShape, type Shape } from './shape.ts'

/** Writes a JSON-LD document as canonical N-Quads (RDFC-1.0). */
export type Canonize = (document: object, loader: Loader) => Promise<string>

const SHAPES_MAX = 256
const shapes = new WeakMap<Loader, Map<string, Promise<Shape | undefined>>>()

/** Canonizes by the library, whole. Throws when a term is not defined by the contexts, so that nothing is unsigned. */
export const canonizeWhole: Canonize = (document, loader) => cryptosuite.canonize(document, { documentLoader: loader })

/**
 * Canonizes by the shape that documents like this one have in common, which is worked out once; the result is that of
 * `canonizeWhole`, which also takes what has no shape. The loader must answer a context the same each time.
 */
export const canonizeByShape: Canonize = async (document, loader) => {
  const outline = outlineOf(document)
  const shape = outline && (await shapeOf(outline.key, loader))
  return (shape && fillShape(shape, outline.values)) ?? canonizeWhole(document, loader)
}

/**
 * Works out the shape of an outline. Undefined when it has none, among others when the outline holds the
 * placeholders' own prefix, which is random unless given.
 */
export async function compileShape(
  key: string,
  loader: Loader,
  prefix = `urn:blazon:${randomUUID()}:`,
): Promise<Shape | undefined> {
  if (key.includes(prefix)) return undefined
  const placeholders: string[] = []
  const document = JSON.parse(key, (_, value) => {
    if (value !== null) return value
    placeholders.push(prefix + placeholders.length)
    return placeholders.at(-1)
  })
  const nquads = await canonizeWhole(document, loader)
  const shape = readShape(nquads, { prefix, count: placeholders.length })
  return shape && fillShape(shape, placeholders) === nquads ? shape : undefined
}

function shapeOf(key: string, loader: Loader): Promise<Shape | undefined> {
  const known = shapes.get(loader) ?? new Map<string, Promise<Shape | undefined>>()
  shapes.set(loader, known)
  const compiled = known.get(key)
  if (compiled) return compiled
  // What cannot be compiled is left to the whole algorithm, which says why.
  const compiling = compileShape(key, loader).catch(() => {
    known.delete(key)
    return undefined
  })
  known.set(key, compiling)
  const [oldest] = known.keys()
  if (known.size > SHAPES_MAX && oldest !== undefined) known.delete(oldest)
  return compiling
}
