import type { Endpoint } from '../../base/endpoint.ts'
import type { Context } from '../context.ts'

/** The kinds of refused attempts that count as security events. */
export const SECURITY_EVENTS = ['rightRefused', 'keyWrong', 'passwordWrong', 'codeWrong', 'signatureWrong'] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

const BY_PROBLEM: Record<string, SecurityEvent> = {
  notAllowed: 'rightRefused',
  keyUnknown: 'keyWrong',
  keyNetwork: 'keyWrong',
  badPassword: 'passwordWrong',
  codeWrong: 'codeWrong',
  numberWrong: 'codeWrong',
  tooManyTries: 'codeWrong',
  proofWrong: 'signatureWrong',
}

/**
 * The security event of a refused call, undefined for everyday refusals: an ended session, a missing proof. `hasKey`:
 * the header `Token` was present.
 */
export function securityEventOf({ who }: Endpoint, problem: string, hasKey: boolean): SecurityEvent | undefined {
  if (who === 'apiKey' && problem === 'signedOut') return hasKey ? 'keyWrong' : undefined
  return Object.hasOwn(BY_PROBLEM, problem) ? BY_PROBLEM[problem] : undefined
}

/** Writes a security event into the log: kind, route, actor and hashed network; never a path, an address or a key. */
export function logSecurityEvent(ctx: Context, endpoint: Endpoint, event: SecurityEvent): void {
  const { actor, network } = ctx
  const issuerId = 'issuerId' in actor ? actor.issuerId : undefined
  const key = 'key' in actor ? actor.key?.id : undefined
  const by = key ?? ('sessionId' in actor ? actor.sessionId : 'keyId' in actor ? actor.keyId : undefined)
  const route = `${endpoint.method} ${endpoint.base}${endpoint.path}`
  ctx.log.warn({ security: event, route, actor: actor.kind, by, issuerId, network }, 'security event')
}
