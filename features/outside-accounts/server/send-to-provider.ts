import { setTimeout as wait } from 'node:timers/promises'

const DEADLINE_MS = 5000
const BODY_MAX_BYTES = 1_000_000
const ATTEMPTS = 3
const PAUSE_MS = 100

export type ProviderAnswer = { status: number; headers: Headers; body: string }

/** A provider that returned nothing usable: too late, too much, or no answer at all. */
export class ProviderSilent extends Error {}

/**
 * Sends a request to an address of the operator's settings: 5 s, 1 MB, three attempts while the provider fails with 5xx, no
 * redirects. Returns any other answer as it is; throws `ProviderSilent`.
 */
export async function sendToProvider(
  url: string,
  init: RequestInit,
  deadlineMs = DEADLINE_MS,
): Promise<ProviderAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendOnce(url, init, deadlineMs)
    if (answer.status < 500 || attempt === ATTEMPTS) return answer
    await wait(PAUSE_MS * attempt)
  }
}

async function sendOnce(url: string, init: RequestInit, deadlineMs: number): Promise<ProviderAnswer> {
  try {
    const signal = AbortSignal.timeout(deadlineMs)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  } catch (error) {
    if (error instanceof ProviderSilent) throw error
    throw new ProviderSilent('The provider did not answer')
  }
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > BODY_MAX_BYTES) {
      await response.body?.cancel().catch(() => undefined)
      throw new ProviderSilent('The provider answered too much')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
