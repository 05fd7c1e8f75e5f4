import { setTimeout } from 'node:timers/promises'
import { hashText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import type { SafeFetch } from '#platform/outgoing/safe-fetch.ts'

const A_SECOND = 2
const PAUSE_MS = 250
/** What is remembered of answers, in bytes: lists and keys of issuers. */
const REMEMBERED_MAX_BYTES = 32_000_000

/**
 * The safe fetch for checks that nobody waits for: at most two requests a second to each host, counted in the database for all
 * processes, and an address that many badges name is asked once. Failures are remembered too, so it is for a while only.
 */
export function openPoliteFetch(ctx: Context): SafeFetch {
  const asked = new Map<string, Promise<Uint8Array>>()
  let left = REMEMBERED_MAX_BYTES
  return (url, accept) => {
    const key = `${accept} ${url}`
    const known = asked.get(key)
    if (known) return known
    const body = askInTurn(ctx, url, accept)
    asked.set(key, body)
    const remember = ({ length }: Uint8Array) => {
      left -= length
      if (left < 0) asked.delete(key)
    }
    void body.then(remember, () => undefined)
    return body
  }
}

async function askInTurn(ctx: Context, url: string, accept: string): Promise<Uint8Array> {
  const host = hashText(URL.parse(url)?.host ?? '')
  while ((await countRate(ctx, `kept-host:${host}`, 1)) > A_SECOND) await setTimeout(PAUSE_MS)
  return ctx.safeFetch(url, accept)
}
