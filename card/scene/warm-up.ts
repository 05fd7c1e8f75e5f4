const LONGEST_MS = 3000
/** Runs in a worker: the first context of a page starts the graphics. */
const FIRST_CONTEXT = "new OffscreenCanvas(1, 1).getContext('webgl2'); postMessage('warm')"

let warm: Promise<void> | undefined

/**
 * Starts the machine's graphics in a worker, once per page, so that the first scene does not block the page: without a
 * graphics processor that takes some tenths of a second. Continues without workers, and after 3 seconds.
 */
export function warmUp(): Promise<void> {
  warm ??= new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS)
    try {
      // A blob, because a framed card has an opaque origin and cannot load a file.
      const address = URL.createObjectURL(new Blob([FIRST_CONTEXT], { type: 'text/javascript' }))
      const worker = new Worker(address)
      worker.onmessage = worker.onerror = () => {
        clearTimeout(timer)
        worker.terminate()
        URL.revokeObjectURL(address)
        resolve()
      }
    } catch {
      resolve()
    }
  })
  return warm
}
