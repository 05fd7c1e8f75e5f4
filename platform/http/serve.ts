import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Endpoint, type Input, type Output, PROOF_MINUTES, type Who } from '../../base/endpoint.ts'
import { COMMON_PROBLEMS, InvalidInput, Problem, type ProblemSpec, ScopeMissing } from '../../base/problem.ts'
import type { Actor, Context } from '../context.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import { markDeprecated } from './mark-deprecated.ts'
import { malformedBody, sendOAuthProblem } from './oauth-problem.ts'
import { takeRate } from './rate-limit.ts'
import { readInput } from './read-input.ts'
import { sendAnswer } from './send-answer.ts'
import { sendStream } from './send-stream.ts'
import { holdUpload } from './uploads.ts'

type Kinds = {
  anyone: Actor['kind']
  applicant: 'applicant'
  applicantOrContributor: 'applicant' | 'contributor' | 'admin'
  chooser: 'chooser'
  chooserOrContributor: 'chooser' | 'contributor' | 'admin'
  holder: 'holder'
  holderOfClaim: 'holder'
  contributor: 'contributor' | 'admin'
  admin: 'admin'
  mainAdmin: 'admin'
  apiKey: 'apiKey'
  operator: 'system'
}
/** The context of a verb whose endpoint allows `W`. */
export type ContextOf<W extends Who> = Context<ActorOf<Kinds[W]>>
type ActorOf<K extends Actor['kind']> = Actor extends infer A
  ? A extends { kind: infer B }
    ? B & K extends never
      ? never
      : A
    : never
  : never

type Verb<E extends Endpoint> = (
  ctx: ContextOf<E['who']>,
  input: Input<E>,
  signal: AbortSignal,
) => Promise<Output<E>> | AsyncIterable<Output<E>>

/** An endpoint with its verb. */
export type Route = { endpoint: Endpoint; verb: (ctx: Context, input: never, signal: AbortSignal) => unknown }

/** Joins an endpoint and its verb; the verb's context, input and output must match the endpoint. */
export function route<E extends Endpoint>(endpoint: E, verb: Verb<E>): Route {
  return { endpoint, verb: verb as unknown as Route['verb'] }
}

/** `work` answers as its caller will read it. */
export type KeyCall = {
  endpoint: Endpoint
  idempotencyKey: string
  input: unknown
  work: (ctx: Context) => Promise<unknown>
}

/** What `serve` needs from the application: the context of a request, with the actor of its token. */
export type World = {
  contextOf: (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) => Promise<Context>
  walletUrl: string
  /** Counts a call of an API key before its body is read, and sets the headers of its limit. */
  onKeyCall?: (ctx: Context, reply: FastifyReply) => Promise<void>
  /** Does a writing call of an API key, once under its `Idempotency-Key`. */
  once?: (ctx: Context, call: KeyCall) => Promise<unknown>
  /** Called for each call refused with a problem, before the response. */
  onRefused?: (ctx: Context, request: FastifyRequest, endpoint: Endpoint, problem: string) => Promise<void>
}

/** `dpop`: wallets of the EUDI class send a proof of possession (RFC 9449) to every server, also to one that asks for none. */
const ALLOWED_HEADERS = 'authorization, content-type, accept-language, dpop'

/** Serves routes on an app: CORS by class, permission, parsing, verb, and every problem with its status and code. */
export function serve(app: FastifyInstance, world: World, routes: Route[]): void {
  for (const { endpoint, verb } of routes) {
    const url = endpoint.base + endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    app.route({
      method: endpoint.method,
      url,
      bodyLimit: endpoint.maxBytes,
      handler: async (request, reply) => answer(world, endpoint, verb, request, reply),
      ...(endpoint.oauthErrors && { errorHandler: refuseUnread(world, endpoint) }),
    })
    if (endpoint.cors === 'studio' || app.hasRoute({ method: 'OPTIONS', url })) continue
    const methods = routes.filter((each) => isAlsoAt(endpoint, each.endpoint)).map((each) => each.endpoint.method)
    app.options(url, async (_, reply) => {
      allowOrigin(world, endpoint, reply)
      return reply
        .header('access-control-allow-methods', methods.join(', '))
        .header('access-control-allow-headers', ALLOWED_HEADERS)
        .header('access-control-max-age', '600')
        .code(204)
        .send()
    })
  }
}

/** Whether another call has the same address and the same CORS class. */
function isAlsoAt(endpoint: Endpoint, other: Endpoint): boolean {
  const address = ({ base, path }: Endpoint) => base + path.replace(/\{\w+\}/g, '{}')
  return other.cors === endpoint.cors && address(other) === address(endpoint)
}

/** Answers a body that could not be read, before the handler saw it, in the shape of the call's other errors. */
function refuseUnread(world: World, endpoint: Endpoint) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    allowOrigin(world, endpoint, reply)
    reply.header('cache-control', 'no-store')
    return sendProblem(endpoint, request, reply, malformedBody(error))
  }
}

function allowOrigin(world: World, endpoint: Endpoint, reply: FastifyReply): void {
  if (endpoint.cors === 'studio') return
  reply.header('access-control-allow-origin', endpoint.cors === 'public' ? '*' : world.walletUrl)
  reply.header('access-control-expose-headers', 'renewed-token, date')
  if (endpoint.cors === 'wallet') reply.header('vary', 'origin')
}

async function answer(
  world: World,
  endpoint: Endpoint,
  verb: Route['verb'],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  allowOrigin(world, endpoint, reply)
  if (endpoint.deprecated) markDeprecated(reply, endpoint.deprecated)
  if (!endpoint.stream) reply.header('cache-control', 'no-store')
  let known: Context | undefined
  try {
    const ctx = await world.contextOf(request, reply, endpoint)
    known = ctx
    // Refused calls count too: a key that tries every call would otherwise have no limit.
    if (isKey(ctx.actor)) await world.onKeyCall?.(ctx, reply)
    assertScope(endpoint, ctx.actor)
    assertWho(endpoint.who, ctx.actor)
    assertOutside(endpoint, ctx.actor)
    assertProven(endpoint, ctx)
    await assertWelcome(ctx, endpoint, request)
    const stopped = new AbortController()
    if (endpoint.stream) {
      if (request.method === 'HEAD') return reply.type('text/event-stream').send()
      const values = verb(ctx, (await readInput(endpoint, request)) as never, stopped.signal)
      return await sendStream(endpoint, request, reply, values as AsyncIterable<unknown>, stopped)
    }
    const work = async () => {
      const input = await readInput(endpoint, request)
      const answerIn = async (ctx: Context) =>
        endpoint.output.parse(withoutNulls(await verb(ctx, input as never, stopped.signal)))
      const idempotencyKey = String(request.headers['idempotency-key'] ?? '')
      const isOnce = idempotencyKey !== '' && endpoint.method !== 'GET' && isKey(ctx.actor)
      if (!isOnce || !world.once) return answerIn(ctx)
      return world.once(ctx, { endpoint, idempotencyKey, input, work: answerIn })
    }
    const result = await (endpoint.body === 'multipart'
      ? holdUpload(ctx, lengthOf(request) ?? endpoint.maxBytes, work)
      : work())
    return sendAnswer(endpoint, request, reply, result)
  } catch (error) {
    if (known && error instanceof Problem) await notifyRefused(world, known, request, endpoint, error.key)
    return sendProblem(endpoint, request, reply, error)
  }
}

/** A failure to record a refusal must not become another error of the call. */
async function notifyRefused(
  { onRefused }: World,
  ctx: Context,
  request: FastifyRequest,
  endpoint: Endpoint,
  problem: string,
): Promise<void> {
  try {
    await onRefused?.(ctx, request, endpoint, problem)
  } catch (error) {
    ctx.log.error({ err: error }, 'a refused call was not noted')
  }
}

/** Checks before the body is read: the rate of its network, and the declared length. */
async function assertWelcome(ctx: Context, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.rate) await takeRate(ctx, `${endpoint.method} ${endpoint.path}:${ctx.network}`, endpoint.rate)
  if ((lengthOf(request) ?? 0) > endpoint.maxBytes) throw new Problem('tooLarge')
}

/** The declared length of a body in bytes; undefined for a chunked one. */
function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = Number(headers['content-length'])
  return Number.isNaN(length) ? undefined : length
}

/** Whether other software acts, with one of a community's keys. */
function isKey(actor: Actor): boolean {
  return actor.kind === 'apiKey' || ('key' in actor && actor.key !== undefined)
}

/**
 * Checks what a key may do: it is refused as a whole, or every call without a scope, or with one that it does not have.
 * Throws the problem of the key, `notForKeys`, `scopeMissing`.
 */
function assertScope({ scope }: Endpoint, actor: Actor): void {
  if (actor.kind === 'anyone' && actor.refusedKey) throw new Problem(actor.refusedKey.problem)
  const key = 'key' in actor ? actor.key : undefined
  if (!key) return
  if (!scope) throw new Problem('notForKeys')
  if (!key.scopes.includes(scope)) throw new ScopeMissing(scope)
}

function assertWho(who: Who, actor: Actor): void {
  if (who === 'anyone') return
  if (actor.kind === 'anyone') throw new Problem('signedOut')
  const isAllowed = {
    applicant: actor.kind === 'applicant',
    applicantOrContributor: ['applicant', 'contributor', 'admin'].includes(actor.kind),
    chooser: actor.kind === 'chooser',
    chooserOrContributor: ['chooser', 'contributor', 'admin'].includes(actor.kind),
    holder: actor.kind === 'holder' && !actor.claimId,
    holderOfClaim: actor.kind === 'holder',
    contributor: actor.kind === 'contributor' || actor.kind === 'admin',
    admin: actor.kind === 'admin',
    mainAdmin: actor.kind === 'admin' && actor.mainAdmin,
    apiKey: actor.kind === 'apiKey',
    operator: actor.kind === 'system',
  }[who]
  if (!isAllowed) throw new Problem('notAllowed')
}

/** Refuses what an admin of the parent may not do inside a sub-community (`inside`). Throws `notAllowed`. */
function assertOutside({ inside }: Endpoint, actor: Actor): void {
  if (inside === 'never' && 'via' in actor && actor.via) throw new Problem('notAllowed')
}

/** Checks that the session has the proof that the endpoint requires (`proof`). Throws `proofMissing`. */
function assertProven({ proof }: Endpoint, { actor, now }: Context): void {
  // The right to a call with a scope was given to the key with a fresh proof.
  if (!proof || ('key' in actor && actor.key)) return
  const { provenAt, byWallet } = 'mainAdmin' in actor ? actor : {}
  if (byWallet && proof === 'freshOrSigned') return
  const age = provenAt && now().getTime() - provenAt.getTime()
  if (age === undefined || age > PROOF_MINUTES * 60_000) throw new Problem('proofMissing')
}

/** A restarting database is back within seconds. */
export const RETRY_AFTER_SECONDS = 5

/** The key of a thrown error: a problem's own, `unavailable` while the database is unreachable, else `serverError`. */
export function keyOf(error: unknown): string {
  if (error instanceof Problem) return error.key
  return isDatabaseAway(error) ? 'unavailable' : 'serverError'
}

function sendProblem(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const key = keyOf(error)
  const declared: Record<string, ProblemSpec> = { ...COMMON_PROBLEMS, ...endpoint.problems }
  const spec = error instanceof InvalidInput ? COMMON_PROBLEMS.invalidInput : declared[key]
  if (!spec || spec.status >= 500) request.log.error({ err: error }, 'call failed')
  if (reply.sent) return reply
  const { status, code } = spec ?? COMMON_PROBLEMS.serverError
  if (status === 503 || key === 'keyInUse') reply.header('retry-after', RETRY_AFTER_SECONDS)
  // Otherwise an unfinished body would be read to its end, only to be discarded.
  if (!request.raw.complete) reply.header('connection', 'close')
  const message = spec ? key : 'serverError'
  if (endpoint.oauthErrors) return sendOAuthProblem(endpoint, reply, error instanceof InvalidInput, message, status)
  const scope = error instanceof ScopeMissing && { scope: error.scope }
  const values = spec && error instanceof Problem && error.values && { values: error.values }
  return reply.code(status).send({ code, message, ...scope, ...values })
}

/** No body has null: absent texts and dates are ''. Objects without any are not copied: an answer may have thousands. */
function withoutNulls(value: unknown): unknown {
  if (value === null) return ''
  if (typeof value !== 'object') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(withoutNulls)
  const given = value as Record<string, unknown>
  let filled: Record<string, unknown> | undefined
  for (const name of Object.keys(given)) {
    const inner = withoutNulls(given[name])
    if (inner === given[name]) continue
    filled ??= { ...given }
    filled[name] = inner
  }
  return filled ?? given
}
