import type { Output } from '#base/endpoint.ts'
import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import { livingSessions } from '#platform/access/sessions.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { ownSession, sessionsLike } from './own-session.ts'

/** The caller's active sessions in all of their communities. */
export async function listOwnSessions(ctx: TeamContext): Promise<Output<typeof contract.listOwnSessions>> {
  const own = await ownSession(ctx)
  const living = await livingSessions(ctx, sessionsLike(own))
  const sessions = living.map(async ({ id, device, issuerId, createdAt, usedAt }) => ({
    id,
    device,
    community: issuerId ? (await issuerFace(ctx, issuerId)).name : '',
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    current: id === own.id,
  }))
  return { sessions: await Promise.all(sessions) }
}
