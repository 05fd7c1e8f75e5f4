import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { BODY_MAX_BYTES, type Endpoint } from '#base/endpoint.ts'
import { COMMON_PROBLEMS, Problem, type ProblemSpec } from '#base/problem.ts'
import { verifyAny } from '#features/badges/contract.ts'
import { showKiosk } from '#features/challenges/types/visit/contract.ts'
import { countCall } from '#features/developers/server/count-call.ts'
import { onceByKey } from '#features/developers/server/once-by-key.ts'
import {
  checkInByHandBySteward,
  checkInBySteward,
  findTicketsBySteward,
  getStewardDoor,
  undoBySteward,
} from '#features/door/contract.ts'
import { openGate } from '#features/gate/contract.ts'
import { isOutsideGate } from '#features/gate/rules.ts'
import { passesGate } from '#features/gate/server/gate-pass.ts'
import { noteAttempt } from '#features/issuers/server/api-keys/note-attempt.ts'
import { askByVerifier, closeByVerifier, followByVerifier, getVerifier } from '#features/presenting/contract.ts'
import { logSecurityEvent, securityEventOf } from '#platform/access/security-events.ts'
import { endSlowBodies } from '#platform/http/end-slow-bodies.ts'
import { keyOf, RETRY_AFTER_SECONDS, serve, type World as WorldOfCalls } from '#platform/http/serve.ts'
import type { Log } from '#platform/process/log.ts'
import type { Metrics } from '#platform/process/metrics.ts'
import { StoreAway } from '#platform/storage/store.ts'
import { apiPages } from '../api/pages.ts'
import { PAGES, ROUTES } from '../features.ts'
import { outboxRoutes } from '../start/outbox.ts'
import { appFiles, linksOf } from './app-files.ts'
import { blobRoutes } from './blob-routes.ts'
import { compressAnswers } from './compress-answers.ts'
import { requestContext, type Services } from './context.ts'
import { isByKey } from './context-of-key.ts'
import { errorPage, isVisit, wrongHostPage } from './error-page.ts'
import { finishAtClose } from './finish-at-close.ts'
import { healthRoutes } from './health.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { securityHeaders } from './security-headers.ts'
import { securityText } from './security-text.ts'

const BY_STATUS: Record<number, 'notFound' | 'tooLarge'> = { 403: 'notFound', 404: 'notFound', 413: 'tooLarge' }
const PROBLEMS: Record<string, ProblemSpec> = COMMON_PROBLEMS
/** The time limits for a whole request and its headers, in milliseconds: 20 MB take ten minutes on a slow line. */
const REQUEST_MS = 900_000
const HEAD_MS = 20_000

/** The origin of the studio, the API and the public pages. */
export async function studioServer(services: Services, log: Log, metrics?: Metrics): Promise<FastifyInstance> {
  const { publicUrl, walletUrl, hstsSubdomains, analyticsUrl } = services.config
  const connect = analyticsUrl ? [new URL(analyticsUrl).origin] : []
  const headers = securityHeaders({ connect, origin: publicUrl, hstsSubdomains })
  const app = bareServer(services, log, { urls: [publicUrl, ...services.config.alsoHosts], headers })
  if (metrics) measureAnswers(app, metrics, 'studio')
  await app.register(multipart)
  const passes = ({ headers }: FastifyRequest) => passesGate(services.config, headers.cookie, services.now())
  const contextOf = (request: FastifyRequest, reply: FastifyReply, endpoint?: Endpoint) =>
    endpoint && isBehindGate(endpoint) && !isByKey(request, endpoint) && !passes(request)
      ? Promise.reject(new Problem('gateClosed'))
      : requestContext(services, request, reply, endpoint)
  serve(app, { contextOf, walletUrl, onKeyCall: countCall, once: onceByKey, onRefused: noteRefusals(metrics) }, ROUTES)
  for (const pages of PAGES) pages(app, { contextOf, linksOf: (request) => linksOf('studio', request) })
  blobRoutes(app, services)
  apiPages(app, services.config, ROUTES)
  healthRoutes(app, services)
  securityText(app, services, publicUrl)
  outboxRoutes(app, services.config)
  app.get('/settings.json', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ analytics: analyticsUrl ?? '' }),
  )
  // The part after # stays in the browser: no server, log or page sees the token of an e-mailed link.
  const gateOf = (request: FastifyRequest, path: string) =>
    isOutsideGate(path) || passes(request) ? undefined : `/protected${path === '/' ? '' : `#${request.url}`}`
  const { featuresOff, platformIssuer = '' } = services.config
  const notes = { 'features-off': featuresOff.join(' '), 'platform-issuer': platformIssuer }
  await appFiles(app, 'studio', { elsewhereOf: gateOf, notes })
  return app
}

/** The origin of the wallet: only its files, so that holder keys never share an origin with the studio. */
export async function walletServer(services: Services, log: Log, metrics?: Metrics): Promise<FastifyInstance> {
  const { publicUrl, walletUrl, hstsSubdomains, featuresOff } = services.config
  const headers = securityHeaders({ connect: [publicUrl], origin: walletUrl, hstsSubdomains })
  const app = bareServer(services, log, { urls: [walletUrl], headers })
  if (metrics) measureAnswers(app, metrics, 'wallet')
  blobRoutes(app, services)
  healthRoutes(app, services)
  securityText(app, services, walletUrl)
  app.get('/settings.json', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ api: publicUrl, wallet: walletUrl, featuresOff }),
  )
  await appFiles(app, 'wallet')
  return app
}

/** Writes a refused call that is a security event into log and metrics, and counts it towards an alert. */
function noteRefusals(metrics: Metrics | undefined): WorldOfCalls['onRefused'] {
  return async (ctx, { headers }, endpoint, problem) => {
    const apiKey = typeof headers.token === 'string' ? headers.token : ''
    const event = securityEventOf(endpoint, problem, apiKey !== '')
    if (!event) return
    logSecurityEvent(ctx, endpoint, event)
    metrics?.refused(event)
    await noteAttempt(ctx, event, apiKey)
  }
}

/** Calls by strangers on the studio's origin: the gate, the verification page, door staff links, verifier links and kiosks. */
const OUTSIDE_GATE: Endpoint[] = [
  openGate,
  verifyAny,
  getStewardDoor,
  checkInBySteward,
  findTicketsBySteward,
  checkInByHandBySteward,
  undoBySteward,
  getVerifier,
  askByVerifier,
  followByVerifier,
  closeByVerifier,
  showKiosk,
]

/** The gate covers studio-only calls: not public and wallet calls, pages for strangers, or the API. */
function isBehindGate(endpoint: Endpoint): boolean {
  const isOpen = OUTSIDE_GATE.includes(endpoint) || endpoint.who === 'apiKey'
  return endpoint.cors === 'studio' && !isOpen
}

function measureAnswers(app: FastifyInstance, metrics: Metrics, origin: 'studio' | 'wallet'): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (String(reply.raw.getHeader('content-type')).startsWith('text/event-stream')) return
    const labels = { origin, method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    metrics.answered(labels, reply.elapsedTime)
  })
}

const commonKeyOf = (error: unknown) => {
  const key = keyOf(error)
  return key === 'unavailable' || key === 'storeAway' ? key : 'serverError'
}

type Served = { urls: string[]; headers: Record<string, string> }

/** A server without routes for the hosts of `urls`; every answer has `headers`, also one to what is no request of ours. */
function bareServer(services: Services, log: Log, { urls, headers }: Served): FastifyInstance {
  const { trustProxy } = services.config
  const hosts = urls.map((url) => new URL(url).host)
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    // The check of hosts below refuses it with our headers; Node's own refusal has none.
    http: { requireHostHeader: false },
    // A GET changes nothing, so everything that answers one answers HEAD, too.
    exposeHeadRoutes: true,
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    genReqId: () => crypto.randomUUID(),
    ...refuseUnreadable(log, hosts, headers),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }) as unknown as FastifyInstance
  app.server.headersTimeout = HEAD_MS
  // An expectation that is not known is ignored (RFC 9110, section 10.1.1); Node's refusal would have no headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  endSlowBodies(app)
  finishAtClose(app, services.draining)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    // Many clients name a type for a body that they leave out.
    if (request.headers['content-length'] === '0') delete request.raw.headers['content-type']
    if (hosts.includes(request.headers.host ?? '')) {
      // None of our addresses has a NUL, and Postgres accepts none.
      if (request.url.includes('%00')) throw Object.assign(new Error('NUL in an address'), { statusCode: 400 })
      return
    }
    const [url = ''] = urls
    const [type, body] = isVisit(request)
      ? ['text/html; charset=utf-8', wrongHostPage(request, url)]
      : ['text/plain', `This server answers at ${url} only.\n`]
    await reply.code(421).type(type).send(body)
  })
  app.addHook('onSend', compressAnswers)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const fields = new URLSearchParams(String(body))
    // RFC 6749, section 3.2: no parameter may be sent twice.
    const isRepeated = new Set(fields.keys()).size < [...fields.keys()].length
    if (isRepeated) done(Object.assign(new Error('A repeated parameter'), { statusCode: 400 }))
    else done(null, Object.fromEntries(fields))
  })
  app.addContentTypeParser('application/jwt', { parseAs: 'string' }, (_, body, done) => {
    done(null, { encrypted: String(body) })
  })
  app.setErrorHandler((error: { statusCode?: number }, request: FastifyRequest, reply) => {
    // The response of `serve` for an unknown address.
    const problem = error instanceof Problem && !(error instanceof StoreAway) && PROBLEMS[error.key]
    if (problem) return reply.code(problem.status).send({ code: problem.code, message: error.key })
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    const message = BY_STATUS[status] ?? (status < 500 ? 'invalidInput' : commonKeyOf(error))
    const { status: answered } = COMMON_PROBLEMS[message]
    // A picture's address never changes, and its absence would be cached for long.
    if (answered === 503) reply.header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store')
    reply.code(answered)
    return isVisit(request)
      ? reply.type('text/html; charset=utf-8').send(errorPage(request, message))
      : reply.send({ code: COMMON_PROBLEMS[message].code, message })
  })
  return app
}
