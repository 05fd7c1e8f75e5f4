import { createHmac } from 'node:crypto'
import { Problem } from '#base/problem.ts'
import type { PresentationRequest } from '#credentials/presentations/presentation-request.ts'
import { asObject } from '#credentials/read-credential.ts'
import { macKey, sameText, signings } from '#platform/access/derive-key.ts'
import type { HolderContext } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'
import { OUTSIDE_MINUTES } from '../../rules.ts'

/**
 * A request of another verifier as the holder saw it, signed by us: what is answered is what was on the screen, and the
 * server posts to no address that did not come with a request. Nothing is stored for it.
 */
export function writeRequestToken(ctx: HolderContext, request: PresentationRequest): string {
  const until = ctx.now().getTime() + OUTSIDE_MINUTES * 60_000
  const content = encode({ holderId: ctx.actor.holderId, until, request })
  return `${content}.${sign(ctx.config, content)}`
}

/** The request in a token; throws `notFound` for one that we did not write for this holder, and `requestEnded`. */
export function readRequestToken(ctx: HolderContext, token: string): PresentationRequest {
  const [content = '', mac = ''] = token.split('.')
  if (!signings(ctx.config).some((config) => sameText(mac, sign(config, content)))) throw new Problem('notFound')
  const { holderId, until, request } = asObject(JSON.parse(Buffer.from(content, 'base64url').toString())) ?? {}
  if (holderId !== ctx.actor.holderId) throw new Problem('notFound')
  if (!(Number(until) > ctx.now().getTime())) throw new Problem('requestEnded')
  return request as PresentationRequest
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function sign({ secret }: Pick<Config, 'secret'>, content: string): string {
  return createHmac('sha256', macKey(secret, 'presentation-requests')).update(content).digest('base64url')
}
