const LONGEST_MS = 3000
/** Runs in a worker: the first context of a page is what starts the graphics. */
const FIRST_CONTEXT = "new OffscreenCanvas(1, 1).getContext('webgl2'); postMessage('warm')"

let warm: Promise<void> | undefined

/**
 * Has the machine's graphics started by a worker, once a page, so that the first scene does not hold the page up: without a
 * graphics processor that takes some tenths of a second. Where there are no workers, and after 3 seconds, it goes on without.
 */
export function warmUp(): Promise<void> {
  warm ??= new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS)
    try {
      // A blob, for a framed card has no origin from which it could load a file.
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
