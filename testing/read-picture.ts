import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Reads the code in a picture as a camera does; '' when there is none. */
export async function readPicture(picture: Uint8Array): Promise<string> {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer } = new Uint8Array(await readFile(wasm))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
  const [found] = await readBarcodes(picture, { formats: ['QRCode'] })
  return found?.text ?? ''
}
