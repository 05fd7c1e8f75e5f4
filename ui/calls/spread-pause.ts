/**
 * Waits for some milliseconds, shortened by up to two thirds, or until the signal aborts: the pages whose streams ended
 * with a server's restart do not all come back at the same moment.
 */
export function spreadPause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * (1 - (Math.random() * 2) / 3))
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
