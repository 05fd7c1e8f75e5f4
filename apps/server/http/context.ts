import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#base/endpoint.ts'
import type { IssuerId } from '#base/ids.ts'
import { preferredLanguage } from '#base/text.ts'
import { SECRET_HEADER } from '#features/sign-in/by-wallet/rules.ts'
import { mintStudioToken } from '#features/team/server/mint-studio-token.ts'
import { roleOfSession } from '#features/team/server/role-of-session.ts'
import { readSession, type Session } from '#platform/access/sessions.ts'
import { readToken } from '#platform/access/tokens.ts'
import type { Actor, Context, SystemContext } from '#platform/context.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { contextOfKey, isAddressOfProxy } from './context-of-key.ts'
import { deviceOf } from './device-of.ts'
import { networkName, networkOf } from './network-of.ts'

/** The services that all contexts of a process share. */
export type Services = Omit<
  Context,
  | 'actor'
  | 'jobs'
  | 'language'
  | 'network'
  | 'networkName'
  | 'device'
  | 'bearer'
  | 'challengeSecret'
  | 'isStillAllowed'
  | 'afterCommit'
> & {
  jobs: Jobs
  /** Aborted before a server stops, while it still takes requests: readiness is off. */
  draining: AbortSignal
}

/** The context of a job. */
export function systemContext(services: Services, job: string): SystemContext {
  const asked = { language: 'en', network: '', networkName: '', device: '', bearer: '', challengeSecret: '' } as const
  return { ...services, actor: { kind: 'system', job }, ...asked }
}

/** The context of a request: its language and network, and the actor of its token. */
export async function requestContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint?: Endpoint,
): Promise<Context> {
  const bearer = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim() ?? ''
  const anyone: Context = {
    ...services,
    log: request.log,
    actor: { kind: 'anyone' },
    language: preferredLanguage(request.headers['accept-language']),
    network: networkOf(request.ip, services.config),
    networkName: isAddressOfProxy(request, services.config) ? '' : networkName(request.ip),
    device: deviceOf(request.headers['user-agent'] ?? ''),
    bearer,
    challengeSecret: String(request.headers[SECRET_HEADER] ?? ''),
  }
  if (!endpoint) return anyone
  const byKey = await contextOfKey(anyone, request, endpoint)
  if (byKey) return byKey
  if (!bearer || endpoint.oauthErrors) return anyone
  const audience = endpoint.path.startsWith('/wallet/') ? 'wallet' : 'studio'
  const read = await readToken(services.config, bearer, audience, services.now())
  const session = read && (await readSession(anyone, read.sessionId))
  if (!read || !session) return anyone
  if ((session.kind === 'wallet') !== (audience === 'wallet')) return anyone
  const actor = await actorOf(anyone, session)
  const isOutdated = session.kind === 'studio' && read.claims.signup === true
  if (audience === 'studio' && actor.kind !== 'anyone' && (read.isPastHalf || isOutdated)) {
    reply.header('renewed-token', await mintStudioToken(anyone, session))
  }
  return { ...anyone, actor, isStillAllowed: () => isSame(anyone, read.sessionId, actor) }
}

/** Whether a session is open and its person has the same role as before; an applicant becomes an admin. */
async function isSame(ctx: Context, sessionId: string, before: Actor): Promise<boolean> {
  const session = await readSession(ctx, sessionId)
  const { kind } = session ? await actorOf(ctx, session) : ({ kind: 'anyone' } as const)
  return kind === before.kind || (before.kind === 'applicant' && kind === 'admin')
}

async function actorOf(ctx: Context, session: Session): Promise<Actor> {
  const sessionId = session.id
  if (session.kind === 'applicant') {
    const { email, did, operationId } = session
    return { kind: 'applicant', sessionId, email, operationId: operationId ?? '', did: did === '' ? undefined : did }
  }
  if (session.kind === 'chooser') return { kind: 'chooser', sessionId, email: session.email }
  if (session.kind === 'wallet') {
    if (!session.holderId) return { kind: 'anyone' }
    const isProven = session.fromClaim === 0
    const did = session.did === '' ? undefined : session.did
    const holder = { kind: 'holder', sessionId, holderId: session.holderId, isProven, did } as const
    return session.claimId ? { ...holder, claimId: session.claimId } : holder
  }
  const role = await roleOfSession(ctx, session)
  if (!role) return { kind: 'anyone' }
  return { ...role, sessionId, issuerId: role.issuerId as IssuerId }
}
