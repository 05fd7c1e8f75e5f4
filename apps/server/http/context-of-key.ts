import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#base/endpoint.ts'
import { KEY_PREFIX } from '#features/developers/rules.ts'
import { actorOfKey } from '#features/developers/server/actor-of-key.ts'
import { findKeyText } from '#features/developers/server/key-form.ts'
import { noteOwnUse } from '#features/developers/server/queries.ts'
import { reportLeak } from '#features/developers/server/report-leak.ts'
import { actorOfApiKey } from '#features/issuers/server/api-keys/actor-of-api-key.ts'
import type { Actor, Context } from '#platform/context.ts'
import type { Config } from '#platform/settings/config.ts'

/** A call by a key, in the header `Token`. The specification's key is for `/builder/` only, elsewhere the header is ignored. */
export function isByKey({ headers: { token } }: FastifyRequest, { who }: Endpoint): boolean {
  return who !== 'anyone' && typeof token === 'string' && (who === 'apiKey' || token.startsWith(KEY_PREFIX))
}

/**
 * The context of a call that came with a key, undefined for any other. A key in the address, or as a bearer, is refused
 * whatever the call, and reported as leaked.
 */
export async function contextOfKey(
  anyone: Context,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<Context | undefined> {
  const inUrl = findKeyText(decoded(request.url))
  if (inUrl) {
    await reportLeak(anyone, inUrl)
    return refused(anyone, 'keyInUrl')
  }
  if (isBearerKey(anyone.bearer)) {
    const isKnown = await reportLeak(anyone, anyone.bearer)
    if (isKnown || anyone.bearer.startsWith(KEY_PREFIX)) return refused(anyone, 'keyAsBearer')
  }
  if (!isByKey(request, endpoint)) return undefined
  const ask = () => actorOf(anyone, request, endpoint)
  const actor = await ask()
  if (actor.kind === 'anyone') return { ...anyone, actor }
  return { ...anyone, actor, isStillAllowed: async () => (await ask()).kind === actor.kind }
}

/** The actor of the header `Token`: nobody for an unknown key. */
async function actorOf(ctx: Context, request: FastifyRequest, endpoint: Endpoint): Promise<Actor> {
  const token = String(request.headers.token)
  const name = `${endpoint.method} ${endpoint.path}`
  if (!token.startsWith(KEY_PREFIX)) {
    const actor = await actorOfApiKey(ctx, token)
    if (actor?.kind === 'apiKey') await noteOwnUse(ctx, actor, name)
    return actor ?? { kind: 'anyone' }
  }
  const ip = isAddressOfProxy(request, ctx.config) ? '' : request.ip
  const found = await actorOfKey(ctx, token, { name, ip })
  if ('refused' in found) return { kind: 'anyone', refusedKey: found.refused }
  const { issuerId, key } = found
  if (endpoint.who === 'apiKey') return { kind: 'apiKey', issuerId, keyId: key.id, templateId: '', key }
  return { kind: 'admin', issuerId, key, email: '', sessionId: '', mainAdmin: false }
}

function refused(ctx: Context, problem: 'keyInUrl' | 'keyAsBearer'): Context {
  return { ...ctx, actor: { kind: 'anyone', refusedKey: { problem } } }
}

/** Whether a bearer has the form of a key, with scopes or of the specification; a session's token has dots. */
function isBearerKey(bearer: string): boolean {
  return bearer.startsWith(KEY_PREFIX) || /^[\w-]{43}$/.test(bearer)
}

function decoded(url: string): string {
  return url.includes('%5F') || url.includes('%5f') ? url.replaceAll(/%5f/gi, '_') : url
}

/** Whether a request came through a proxy that TRUST_PROXY does not name: its address is not the visitor's. */
export function isAddressOfProxy({ headers }: FastifyRequest, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  return trustProxy === false && ('x-forwarded-for' in headers || 'forwarded' in headers)
}
