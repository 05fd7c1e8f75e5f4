export type CaptchaCalls = {
  /** Requests a puzzle from the server. */
  getChallenge: () => Promise<unknown>
  /** Submits the solution and returns the single-use pass. */
  takePass: (solution: string) => Promise<string>
}

export type Captcha = {
  /** Starts solving, if not started yet; call it when the form gets focus. */
  start: () => void
  /**
   * A pass for one call. Undefined when the puzzle was not solved in time, and the caller may try again; rejects with
   * the errors of the calls.
   */
  pass: () => Promise<string | undefined>
  /** Discards the solution, for a form that starts over. */
  reset: () => void
}

type Limits = { waitMs: number; pollMs: number; freshMs?: number }
type Attempt = {
  since: number
  solution?: string
  failed?: boolean
  error?: unknown
  worker?: Worker
  stopped?: boolean
}

/**
 * The invisible captcha (ALTCHA proof of work): a puzzle from the server, solved in a worker and exchanged for a pass.
 * The form waits at most `waitMs` (5 s) and polls every `pollMs`. A puzzle older than `freshMs` is fetched again.
 */
export function createCaptcha(calls: CaptchaCalls, { waitMs, pollMs, freshMs = 60_000 }: Limits): Captcha {
  let attempt: Attempt | undefined
  const stop = () => {
    attempt?.worker?.terminate()
    if (attempt) attempt.stopped = true
    attempt = undefined
  }
  const start = () => {
    if (attempt && (attempt.failed || Date.now() - attempt.since > freshMs)) stop()
    attempt ??= begin(calls)
  }
  const pass = async () => {
    start()
    const mine = attempt
    for (let waited = 0; mine && !mine.solution && !mine.failed && waited < waitMs; waited += pollMs) {
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
    if (mine?.error) throw mine.error
    if (!mine?.solution || mine.stopped) return undefined
    attempt = undefined
    return calls.takePass(mine.solution)
  }
  return { start, pass, reset: stop }
}

function begin(calls: CaptchaCalls): Attempt {
  const attempt: Attempt = { since: Date.now() }
  const fail = () => {
    attempt.failed = true
    attempt.worker?.terminate()
  }
  calls
    .getChallenge()
    .then((challenge) => {
      if (attempt.stopped) return
      attempt.worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
      attempt.worker.onerror = fail
      attempt.worker.onmessage = ({ data }: MessageEvent<string | null>) => {
        if (data === null) return fail()
        attempt.solution = data
        attempt.worker?.terminate()
      }
      attempt.worker.postMessage(challenge)
    })
    .catch((error) => {
      attempt.error = error
      fail()
    })
  return attempt
}
