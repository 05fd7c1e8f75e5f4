import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// Its default would load a copy from another host.
prepareZXingModule({
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path) },
})
const detector = new BarcodeDetector({ formats: ['qr_code'] })

/** The text of the first QR code in a frame or a picture, undefined when there is none. Load this file lazily (1 MB). */
export async function readCode(source: HTMLVideoElement | ImageBitmap): Promise<string | undefined> {
  const [code] = await detector.detect(source)
  return code?.rawValue
}
