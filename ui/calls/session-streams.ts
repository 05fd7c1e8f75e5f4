type Stream = { open: () => void; close: () => void }

const streams = new Set<Stream>()
let endings = 0

/** Whether this page is ending its own session: a refusal of the ended token is then expected. */
export function isSessionEnding(): boolean {
  return endings > 0
}

/**
 * Closes the streams of this page, to be called before its session ends: the server ends them with the session, and they would
 * reconnect with the ended token. Returns a function that opens them again, for a session that continues after all.
 */
export function closeStreams(): () => void {
  endings++
  for (const { close } of streams) close()
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    endings--
    if (endings === 0) for (const { open } of streams) open()
  }
}

/**
 * Opens a stream of the session until its signal aborts; reopens it if the session continues after all. Returns a
 * function that closes it.
 */
export function keepStream(follow: (signal: AbortSignal) => void): () => void {
  let stop: AbortController | undefined
  const stream: Stream = {
    open: () => {
      stop = new AbortController()
      follow(stop.signal)
    },
    close: () => stop?.abort(),
  }
  streams.add(stream)
  if (!isSessionEnding()) stream.open()
  return () => {
    streams.delete(stream)
    stream.close()
  }
}
