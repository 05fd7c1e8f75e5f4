import type { Context } from '../context.ts'

/** How long a stream waits for a notice before it rereads its rows anyway. */
const REREAD_MS = 5000

/**
 * Follows a channel: yields the result of `read` now and after each notice, if it differs from the last one (`isSame`). Ends
 * when `read` returns undefined, the signal aborts, or the caller's session or right has ended.
 */
export async function* follow<T>(
  ctx: Context,
  channel: string,
  read: () => Promise<T | undefined>,
  signal: AbortSignal,
  isSame: (value: T, last: T) => boolean = (value, last) => JSON.stringify(value) === JSON.stringify(last),
): AsyncGenerator<T> {
  let wake: () => void = () => undefined
  let isWoken = false
  const unsubscribe = ctx.notices.subscribe(channel, () => {
    isWoken = true
    wake()
  })
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  let last: T | undefined
  try {
    while (!signal.aborted) {
      isWoken = false
      const value = await read()
      if (value === undefined || (ctx.isStillAllowed && !(await ctx.isStillAllowed()))) return
      if (last === undefined || !isSame(value, last)) yield value
      last = value
      if (isWoken || signal.aborted) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, REREAD_MS)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', onAbort)
  }
}
