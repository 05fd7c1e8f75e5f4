import {
  DataUtils,
  HalfFloatType,
  MathUtils,
  OrthographicCamera,
  type Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const SAMPLES = 4
const AWAY = 1000
const FULL = DataUtils.toHalfFloat(1)

/** The sRGB byte of each half float of light; computed once. */
let bytes: Uint8ClampedArray | undefined

/**
 * Renders a card of a size (in its units) from the front, transparent around it, as a canvas `width` pixels wide. Read
 * back at once: waiting takes seconds without a graphics processor.
 */
export function takePicture(
  renderer: WebGLRenderer,
  scene: Scene,
  card: { width: number; height: number },
  width: number,
): HTMLCanvasElement {
  const height = Math.round((width * card.height) / card.width)
  const [right, top] = [card.width / 2, card.height / 2]
  const camera = new OrthographicCamera(-right, right, top, -top, 1, 2 * AWAY)
  camera.position.z = AWAY
  // Light is kept as half floats: bytes would show banding in dark areas.
  const target = new WebGLRenderTarget(width, height, { samples: SAMPLES, type: HalfFloatType })
  const halves = new Uint16Array(width * height * 4)
  renderer.setRenderTarget(target)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  renderer.render(scene, camera)
  renderer.readRenderTargetPixels(target, 0, 0, width, height, halves)
  renderer.setRenderTarget(null)
  target.dispose()
  return toCanvas(halves, width, height)
}

function toCanvas(halves: Uint16Array, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  const image = context.createImageData(width, height)
  const encode = screenBytes()
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = ((height - 1 - row) * width + column) * 4
      const to = (row * width + column) * 4
      const alpha = halves[from + 3] ?? 0
      const covered = alpha === FULL ? 1 : DataUtils.fromHalfFloat(alpha)
      image.data[to + 3] = covered * 255
      for (let part = 0; part < 3 && covered > 0; part++) {
        const half = halves[from + part] ?? 0
        // At an edge the light is premultiplied by the coverage.
        const own = covered === 1 ? half : DataUtils.toHalfFloat(Math.min(1, DataUtils.fromHalfFloat(half) / covered))
        image.data[to + part] = encode[own] ?? 0
      }
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}

function screenBytes(): Uint8ClampedArray {
  bytes ??= Uint8ClampedArray.from({ length: 0x10000 }, (_, half) => screenByte(DataUtils.fromHalfFloat(half)))
  return bytes
}

/** The sRGB value of a linear share of light, 0 to 255. */
function screenByte(light: number): number {
  const share = MathUtils.clamp(Number.isFinite(light) ? light : 1, 0, 1)
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
}
