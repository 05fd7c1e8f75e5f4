import type { z } from 'zod'
import { asObject } from '#credentials/read-credential.ts'
import { type ProviderAnswer, ProviderSilent, sendToProvider } from './send-to-provider.ts'

const RETRY = { usual: 60, min: 1, max: 3600 } as const

/** The provider cannot say now: it is limited, fails, is slow, or answered something else. Never a refusal. */
export class Unanswered extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number = RETRY.usual) {
    super('The provider gave no usable answer')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The token is no longer valid: the holder signs in again. */
export class TokenRefused extends Error {}

/** An answer below 500 that is neither a limit nor a refused token. */
export type JsonAnswer = { status: number; body: Record<string, unknown> }

/** `token` is sent as a bearer; without one, 401 is an error of the settings and not of the holder. */
type Asked = { url: string; now: Date; token?: string; json?: object }

/** Asks a provider for JSON. Throws `Unanswered` and `TokenRefused`. */
export async function askJson({ url, now, token, json }: Asked): Promise<JsonAnswer> {
  const answer = await sendToProvider(url, {
    method: json ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      'user-agent': 'Blazon',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(json && { body: JSON.stringify(json) }),
  }).catch((error: unknown) => {
    throw error instanceof ProviderSilent ? new Unanswered() : error
  })
  const body = readJson(answer)
  if (answer.status === 429) throw new Unanswered(delayOf(answer, body ?? {}, now))
  if (answer.status === 401 && token) throw new TokenRefused()
  const isAnswer = answer.status === 200 || (answer.status >= 400 && answer.status < 500)
  if (!isAnswer || !body) throw new Unanswered()
  return { status: answer.status, body }
}

/** The parts of a 200 that a check reads; throws `Unanswered` for any other status or shape. */
export function expectShape<T extends z.ZodType>({ status, body }: JsonAnswer, shape: T): z.output<T> {
  const read = status === 200 ? shape.safeParse(body) : undefined
  if (!read?.success) throw new Unanswered()
  return read.data
}

function readJson({ body }: ProviderAnswer): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(body))
  } catch {
    return undefined
  }
}

/** Seconds until a limit ends: Retry-After, X's x-rate-limit-reset, Discord's retry_after, Telegram's parameters. */
function delayOf({ headers }: ProviderAnswer, body: Record<string, unknown>, now: Date): number {
  const until = (ms: number) => (ms - now.getTime()) / 1000
  const named = headers.get('retry-after') ?? ''
  const reset = Number(headers.get('x-rate-limit-reset') ?? Number.NaN)
  const found = [
    /^\d{1,9}$/.test(named) ? Number(named) : until(Date.parse(named)),
    until(reset * 1000),
    body.retry_after,
    asObject(body.parameters)?.retry_after,
  ].find((seconds): seconds is number => typeof seconds === 'number' && Number.isFinite(seconds))
  return Math.min(RETRY.max, Math.max(RETRY.min, Math.ceil(found ?? RETRY.usual)))
}
