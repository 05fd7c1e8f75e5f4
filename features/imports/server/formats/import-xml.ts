import { SaxesParser } from 'saxes'
import { ImportProblem } from '../import-problem.ts'

/** Nested elements; a normal sheet has about a dozen levels. */
const DEPTH_MAX = 100

export type Attributes = Record<string, string>
type Heard = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Reads an XML document in pieces, and calls with its elements, without their prefixes. Throws an `ImportProblem`. */
export async function hear(pieces: AsyncIterable<Buffer>, { open, text, close }: Heard): Promise<void> {
  const parser = new SaxesParser({ xmlns: false })
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > DEPTH_MAX) throw new ImportProblem('importDamaged')
    open?.(local(name), attributes as Attributes)
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', ({ name }) => {
    depth--
    close?.(local(name))
  })
  parser.on('error', () => {
    throw new ImportProblem('importDamaged')
  })
  const decoder = new TextDecoder()
  for await (const piece of pieces) parser.write(decoder.decode(piece, { stream: true }))
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
