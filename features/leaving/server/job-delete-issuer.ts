import { and, eq, isNull } from 'drizzle-orm'
import { sealStatusLists } from '#features/badges/server/seal-status-lists.ts'
import { eraseChallengesIn } from '#features/challenges/server/keeping/erase-passes.ts'
import { eraseChannel } from '#features/channel/server/erase-channel.ts'
import { eraseConversations } from '#features/conversations/server/erase-conversations.ts'
import { eraseKeysOf } from '#features/developers/server/erase-keys.ts'
import { eraseDoor } from '#features/door/server/erase-door.ts'
import { eraseGivingOf } from '#features/giving/server/erase-giving.ts'
import { eraseIssuer } from '#features/issuers/server/erase-issuer.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { destroyKeys } from '#features/keys/server/destroy-keys.ts'
import { eraseMailing } from '#features/mailing/server/erase-mailing.ts'
import { endMembers } from '#features/members/server/end-members.ts'
import { eraseNamesIn } from '#features/names/server/erase-names.ts'
import { eraseBell } from '#features/notifications/server/erase-bell.ts'
import { closeBook } from '#features/points/server/erase-points.ts'
import { eraseRankingOf } from '#features/points/server/erase-ranking.ts'
import { erasePresentations } from '#features/presenting/server/erase-presentations.ts'
import { erasePromotion } from '#features/promote/server/erase-promotion.ts'
import { eraseIssuerPush } from '#features/push/server/erase-push.ts'
import { eraseQuestsOf } from '#features/quests/server/erase-quests.ts'
import { eraseSends } from '#features/sends/server/erase-sends.ts'
import { endIssuerSessions } from '#features/sign-in/server/end-issuer-sessions.ts'
import { releaseChildren } from '#features/sub-issuers/server/release-children.ts'
import { eraseTeam } from '#features/team/server/erase-team.ts'
import { eraseWebhooksOf } from '#features/webhooks/server/erase-webhooks.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { moveOperation, OPERATION_ENDED, readOperation } from '#platform/operations.ts'

/**
 * Deletes a community, in one transaction: its badges stay verifiable by the final status lists, the DID document and
 * the achievements; open claims end; people's data and private keys are removed. The issuer's row is the lock, so that
 * a job that runs twice deletes once.
 */
export async function jobDeleteIssuer(ctx: SystemContext, { operationId = '' }: Record<string, string>): Promise<void> {
  const operation = await readOperation(ctx, operationId)
  if (!operation || OPERATION_ENDED.some((status) => status === operation.status)) return
  await moveOperation(ctx, operationId, 'treating')
  await inTransaction(ctx, async (ctx) => {
    if (await lockLiving(ctx, operation.subjectId)) await deleteAll(ctx, operation.subjectId)
    await moveOperation(ctx, operationId, 'success')
  })
}

async function deleteAll(ctx: Context, issuerId: string): Promise<void> {
  // Claims before lists, as a revocation locks them; the lists before the keys that sign them a last time.
  await eraseSends(ctx, issuerId)
  await eraseMailing(ctx, issuerId)
  await sealStatusLists(ctx, issuerId)
  await eraseDoor(ctx, issuerId)
  await eraseGivingOf(ctx, issuerId)
  await eraseChallengesIn(ctx, issuerId)
  await eraseQuestsOf(ctx, issuerId)
  await eraseChannel(ctx, issuerId)
  await erasePresentations(ctx, issuerId)
  await endMembers(ctx, issuerId)
  await eraseNamesIn(ctx, issuerId)
  await closeBook(ctx, issuerId)
  await eraseRankingOf(ctx, issuerId)
  await eraseConversations(ctx, issuerId)
  await eraseBell(ctx, issuerId)
  await eraseIssuerPush(ctx, issuerId)
  await eraseKeysOf(ctx, issuerId)
  await erasePromotion(ctx, issuerId)
  await releaseChildren(ctx, issuerId)
  await eraseWebhooksOf(ctx, issuerId)
  const contributors = await eraseTeam(ctx, issuerId)
  const admins = await eraseIssuer(ctx, issuerId)
  await endIssuerSessions(ctx, issuerId, [...admins, ...contributors])
  await destroyKeys(ctx, issuerId)
}

async function lockLiving(ctx: Context, issuerId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: issuers.id })
    .from(issuers)
    .where(and(eq(issuers.id, issuerId), isNull(issuers.deletedAt)))
    .for('update')
  return rows.length === 1
}
