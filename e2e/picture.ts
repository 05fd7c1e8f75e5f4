import sharp from 'sharp'

/** A plain square picture of a colour, as PNG bytes. */
export async function picture(color: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width: 640, height: 640, channels: 3, background: color } })
  return new Uint8Array(await plain.png().toBuffer())
}

/** A plain picture of a colour in the shape of a membership card, as PNG bytes. */
export async function wide(color: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width: 856, height: 540, channels: 3, background: color } })
  return new Uint8Array(await plain.png().toBuffer())
}
