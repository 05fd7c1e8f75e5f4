import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { asList, asObject } from '#credentials/read-credential.ts'
import { findIssuer } from '#features/issuers/server/find-issuer.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../protocol-contract.ts'
import { findPresentation, movePresentation } from './queries.ts'
import { clientIdOfToken, readResponseToken } from './response-token.ts'
import { takeAnswer } from './take-answer.ts'

/** Takes a wallet's answer to a request: one presentation, or an error, which declines. */
export async function answerRequest(ctx: Context, { token, vp_token, error }: Input<typeof contract.answerRequest>) {
  const fetched = readResponseToken(ctx.config, token)
  const row = fetched && (await findPresentation(ctx, fetched.id))
  if (!fetched || !row) throw new Problem('notFound')
  if (error) {
    if (!(await movePresentation(ctx, row.id, { state: 'declined' }))) throw new Problem('requestEnded')
    return {}
  }
  const issuer = await findIssuer(ctx, row.issuerId)
  if (!issuer) throw new Problem('requestEnded')
  const audience = clientIdOfToken(ctx.config, token, { form: fetched.form, did: issuer.didWeb })
  await takeAnswer(ctx, row, { given: readToken(vp_token), audience, nonce: fetched.nonce })
  return {}
}

/**
 * The one presentation of a `vp_token`: under the name of a query (8.1), or, as some wallets still send it, alone. Throws
 * `presentationUnreadable` for none or several.
 */
function readToken(text: string): unknown {
  if (!/^\s*[{["]/.test(text)) return text
  const value = parse(text)
  const object = asObject(value)
  if (!object) return value
  if (object.type !== undefined) return object
  const presentations = Object.values(object).flatMap(asList)
  if (presentations.length !== 1) throw new Problem('presentationUnreadable')
  return presentations[0]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('presentationUnreadable')
  }
}
