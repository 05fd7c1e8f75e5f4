/** An extension of a certificate: `id` and `value` are the contents of its OID and octet string (RFC 5280, 4.2). */
type Extension = { id: string; isCritical: boolean; value: Uint8Array }
type Element = { tag: number; content: Uint8Array }

const TAG = { boolean: 0x01, integer: 0x02, octets: 0x04, extensions: 0xa3 } as const

/** The extensions of a certificate in DER, which `X509Certificate` has parsed. Throws on lengths that run over. */
export function extensionsOf(der: Uint8Array): Extension[] {
  const [certificate] = elementsIn(der)
  const [signed] = elementsIn(contentOf(certificate))
  const wrapped = elementsIn(contentOf(signed)).find(({ tag }) => tag === TAG.extensions)
  if (!wrapped) return []
  const [list] = elementsIn(wrapped.content)
  return elementsIn(contentOf(list)).map(({ content }) => {
    const [id, ...rest] = elementsIn(content)
    const isCritical = rest.some(({ tag, content }) => tag === TAG.boolean && content[0] !== 0)
    return { id: hex(contentOf(id)), isCritical, value: contentOf(rest.find(({ tag }) => tag === TAG.octets)) }
  })
}

/** How many authorities may stand between one with these basic constraints and a leaf; Infinity without a limit (4.2.1.9). */
export function pathLengthOf(basicConstraints: Uint8Array): number {
  const [constraints] = elementsIn(basicConstraints)
  const limit = elementsIn(contentOf(constraints)).find(({ tag }) => tag === TAG.integer)
  return limit ? Number(`0x${hex(limit.content)}`) : Number.POSITIVE_INFINITY
}

/** The elements of DER, one after another; tags above 30 do not occur in certificates. */
function elementsIn(der: Uint8Array): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < der.length; ) {
    const [tag = 0, first = 0] = der.subarray(at, at + 2)
    const bytes = first < 0x80 ? 0 : first & 0x7f
    const start = at + 2 + bytes
    const length = bytes === 0 ? first : Number(`0x${hex(der.subarray(at + 2, start))}`)
    if (!(start + length <= der.length)) throw new Error('Not DER')
    elements.push({ tag, content: der.subarray(start, start + length) })
    at = start + length
  }
  return elements
}

function contentOf(element: Element | undefined): Uint8Array {
  if (!element) throw new Error('Not a certificate')
  return element.content
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
