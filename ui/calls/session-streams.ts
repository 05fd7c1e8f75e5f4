type Stream = { open: () => void; close: () => void }

const streams = new Set<Stream>()
/** Reads that wait for the session to continue. */
const waiting = new Set<() => void>()
let endings = 0

/** Whether this page is ending its own session: a refusal of the ended token is then expected. */
export function isSessionEnding(): boolean {
  return endings > 0
}

/**
 * Closes the streams and reads (`ask`) of this page, and holds further ones, to be called before its session ends: the server ends streams
 * with the session, and both would come with the ended token. Returns a function that goes on with them, for a session that
 * continues after all; a page that is being left never calls it.
 */
export function closeStreams(): () => void {
  endings++
  for (const { close } of streams) close()
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    endings--
    if (endings > 0) return
    for (const { open } of streams) open()
    for (const resume of waiting) resume()
    waiting.clear()
  }
}

/**
 * Reads while the session lasts: a read that is open when the page begins to end its session is stopped, and made again if the
 * session continues; until then none begins. Rejects when the signal aborts.
 */
export async function whileSession<T>(signal: AbortSignal, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  for (;;) {
    if (isSessionEnding()) await continues(signal)
    const stop = new AbortController()
    const close = () => stop.abort(signal.reason)
    const opened: Stream = { open: () => undefined, close }
    signal.addEventListener('abort', close)
    streams.add(opened)
    try {
      return await read(stop.signal)
    } catch (thrown) {
      if (signal.aborted || !stop.signal.aborted) throw thrown
    } finally {
      streams.delete(opened)
      signal.removeEventListener('abort', close)
    }
  }
}

function continues(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.add(resolve)
    signal.addEventListener('abort', () => {
      waiting.delete(resolve)
      reject(signal.reason)
    })
  })
}

/** A hidden page keeps its streams for this long: somebody who only looks at another tab comes back at once. */
const HIDDEN_MS = 5000

/**
 * Opens a stream of the session until its signal aborts; reopens it if the session continues after all. Closed while the
 * page is hidden, unless others have to find it `whileHidden`: a browser opens six connections to a server without HTTP/2,
 * and six tabs would leave none for calls. Returns a function that closes it.
 */
export function keepStream(follow: (signal: AbortSignal) => void, { whileHidden = false } = {}): () => void {
  let stop: AbortController | undefined
  let isHidden = false
  const stream: Stream = {
    open: () => {
      if (stop || isHidden || isSessionEnding()) return
      stop = new AbortController()
      follow(stop.signal)
    },
    close: () => {
      stop?.abort()
      stop = undefined
    },
  }
  const setHidden = (hides: boolean) => {
    isHidden = hides
    if (hides) stream.close()
    else stream.open()
  }
  streams.add(stream)
  stream.open()
  const unwatch = whileHidden ? () => undefined : watchHiding(setHidden)
  return () => {
    unwatch()
    streams.delete(stream)
    stream.close()
  }
}

/** Says when the page has been hidden for a while, and when it is seen again. */
function watchHiding(setHidden: (isHidden: boolean) => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') setHidden(false)
    else timer = setTimeout(() => setHidden(true), HIDDEN_MS)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
