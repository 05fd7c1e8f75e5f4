const LONGEST_MS = 3000
/** Runs in a worker: the first context of a page starts the graphics, and says what draws. */
const FIRST_CONTEXT = `
const gl = new OffscreenCanvas(1, 1).getContext('webgl2')
const info = gl && gl.getExtension('WEBGL_debug_renderer_info')
postMessage(gl ? String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)) : '')`

/** What draws in three dimensions here: `unknown` where it cannot be asked, `slow` where it did not answer in time. */
export type Graphics = 'processor' | 'software' | 'slow' | 'unknown'

let graphics: Promise<Graphics> | undefined

/**
 * Starts the machine's graphics in a worker, once per page, and tells what they are: without a graphics processor the start
 * takes some tenths of a second, and would block the page. Answers after 3 seconds at the latest.
 */
export function startGraphics(): Promise<Graphics> {
  graphics ??= new Promise((resolve) => {
    const timer = setTimeout(() => resolve('slow'), LONGEST_MS)
    const end = (found: Graphics) => {
      clearTimeout(timer)
      resolve(found)
    }
    try {
      // A blob, because a framed card has an opaque origin and cannot load a file.
      const address = URL.createObjectURL(new Blob([FIRST_CONTEXT], { type: 'text/javascript' }))
      const worker = new Worker(address)
      const close = (found: Graphics) => {
        worker.terminate()
        URL.revokeObjectURL(address)
        end(found)
      }
      worker.onmessage = ({ data }) => close(graphicsNamed(String(data)))
      worker.onerror = () => close('unknown')
    } catch {
      end('unknown')
    }
  })
  return graphics
}

/** What a renderer's name says: software is slow at a scene, and blocks the page while it starts one. */
export function graphicsNamed(name: string): Graphics {
  if (name === '') return 'unknown'
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? 'software' : 'processor'
}
