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
 * The safe fetch for checks that nobody waits for: at most two requests a second to each host, redirects among them, counted in
 * the database for all processes, and an address that many badges name is asked once. Failures are remembered too, so it is for
 * a while only; but none where a badge might not follow a redirect, which others may.
 */
export function openPoliteFetch(ctx: Context): SafeFetch {
  const asked = new Map<string, Promise<Uint8Array>>()
  let left = REMEMBERED_MAX_BYTES
  const politeFetch: SafeFetch = (url, accept, mayHop = () => true) => {
    const key = `${accept} ${url}`
    const known = asked.get(key)
    if (known) {
      return known.catch((failure) => {
        if (asked.get(key) === known) throw failure
        return politeFetch(url, accept, mayHop)
      })
    }
    const turn = () => waitForTurn(ctx, url)
    const mayGoOn = async () => {
      if (await mayHop()) {
        await turn()
        return true
      }
      asked.delete(key)
      return false
    }
    const body = turn().then(() => ctx.safeFetch(url, accept, mayGoOn))
    asked.set(key, body)
    const remember = ({ length }: Uint8Array) => {
      left -= length
      if (left < 0) asked.delete(key)
    }
    void body.then(remember, () => undefined)
    return body
  }
  return politeFetch
}

/** Redirects stay on the host, whose turn it is. */
async function waitForTurn(ctx: Context, url: string): Promise<void> {
  const host = hashText(URL.parse(url)?.host ?? '')
  while ((await countRate(ctx, `kept-host:${host}`, 1)) > A_SECOND) await setTimeout(PAUSE_MS)
}
