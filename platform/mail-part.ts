import MimeNode from 'nodemailer/lib/mime-node'

export type Picture = { cid: string; content: Buffer; filename: string; contentType: string }

/** Weak, so that a picture which no e-mail uses any more takes its encoded form with it. */
const encoded = new WeakMap<Buffer, Map<string, Promise<Buffer>>>()

/**
 * A picture as a finished part of an e-mail, headers and base64: made once for the same bytes and names, because a big
 * send repeats it for each recipient.
 */
export function encodePicture(picture: Picture): Promise<Buffer> {
  const { cid, content, filename, contentType } = picture
  const parts = encoded.get(content) ?? new Map<string, Promise<Buffer>>()
  encoded.set(content, parts)
  const names = JSON.stringify([cid, filename, contentType])
  const part = parts.get(names) ?? encode(picture)
  parts.set(names, part)
  return part
}

function encode({ cid, content, filename, contentType }: Picture): Promise<Buffer> {
  const node = new MimeNode('multipart/related').createChild(contentType, { filename })
  node.setHeader('Content-Id', `<${cid}>`)
  node.setHeader('Content-Transfer-Encoding', 'base64')
  node.setHeader('Content-Disposition', 'inline')
  node.setContent(content)
  return node.build()
}
