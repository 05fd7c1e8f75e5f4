import { newId } from '#base/ids.ts'
import { InvalidInput } from '#base/problem.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import { route } from '#platform/http/serve.ts'
import { FetchRefused } from '#platform/outgoing/public-request.ts'
import type { PostAnswer } from '#platform/outgoing/safe-post.ts'
import { isLocalServer } from '#platform/settings/is-local-server.ts'
import { plainTitle } from '../../../rules.ts'
import type { Check, TypeOnServer, Verdict } from '../../../server/type-on-server.ts'
import { type AskData, askData, showAskSecret as secretContract } from '../contract.ts'
import { ASK_MS, isLocal } from '../rules.ts'
import { askWords } from '../texts.ts'
import { askHeaders } from './ask-secret.ts'
import { assertAskable } from './assert-askable.ts'
import { showAskSecret } from './show-ask-secret.ts'

/** How long the job waits before it asks a server again that gave no answer, and the longest wait that it may ask for. */
const RETRY = { usual: 120, most: 3600 }

/**
 * Asks the community's own server with a signed request that names the member only by DID. `{ "passed": true }` passes,
 * `{ "passed": false }` refuses, and anything else, also an address that may not be called, is not an answer.
 */
const checkAsk: Check = async (ctx, { challenge, holderId }) => {
  const { url } = challenge.data as AskData
  const holder = await findHolder(ctx, holderId)
  if (!holder) return { verdict: 'unchecked', retryAfterSeconds: RETRY.usual }
  const [id, now] = [`msg_${newId()}`, ctx.now()]
  const data = { challengeId: challenge.id, did: holder.did, nonce: newId() }
  const body = JSON.stringify({ type: 'challenge.asked', timestamp: now.toISOString(), data })
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...askHeaders(ctx.config, challenge.id, { id, timestamp, body }),
  }
  try {
    return verdictOf(
      await ctx.safePost.send(url, { headers, body: Buffer.from(body), deadlineMs: ASK_MS, mayBeLocal: true }),
    )
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    return { verdict: 'unchecked', retryAfterSeconds: RETRY.usual }
  }
}

function verdictOf({ status, body, retryAfterS = RETRY.usual }: PostAnswer): Verdict {
  const passed = status === 200 ? readPassed(body) : undefined
  if (passed === undefined)
    return { verdict: 'unchecked', retryAfterSeconds: Math.min(Math.max(retryAfterS, 1), RETRY.most) }
  return passed ? { verdict: 'passed' } : { verdict: 'refused' }
}

function readPassed(body: Uint8Array): boolean | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(body).toString('utf8'))
    const passed = typeof read === 'object' && read !== null && 'passed' in read ? read.passed : undefined
    return typeof passed === 'boolean' ? passed : undefined
  } catch {
    return undefined
  }
}

/** A question to the community's own server. */
export const askOnServer: TypeOnServer = {
  data: askData,
  title: plainTitle(askWords),
  runs: 'outside',
  check: checkAsk,
  shown: (data) => ({ host: new URL((data as AskData).url).host }),
  assertUsable: assertAskable,
  assertAllowed: ({ config }, data) => {
    if (isLocal((data as AskData).url) && !isLocalServer(config)) throw new InvalidInput('urlInvalid')
  },
  routes: [route(secretContract, showAskSecret)],
}
