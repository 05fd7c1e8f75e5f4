import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import type { TeamContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { stewardUrl } from '../stewards/server/steward-token.ts'
import { countAttendance } from './attendance.ts'
import { describeDoor } from './count-door.ts'
import { allowsStill, findOwnDoor, findOwnParticipation } from './queries.ts'
import { stewards } from './tables.ts'

type Asked = Input<typeof contract.getDoor>

/** Returns the door of one of the issuer's Ticket templates, with its active door staff links. */
export async function getDoor(ctx: TeamContext, { templateId, participation }: Asked) {
  const template = await findOwnDoor(ctx, templateId)
  const open = await ctx.db
    .select()
    .from(stewards)
    .where(and(eq(stewards.templateId, template.id), isNull(stewards.endedAt), gt(stewards.expiresAt, ctx.now())))
    .orderBy(asc(stewards.createdAt))
  return {
    ...(await describeDoor(ctx, template)),
    allowsStill: await allowsStill(ctx, template.id),
    recipients: participation ? await countRecipients(ctx, template.id, participation) : 0,
    stewards: open.map(({ id, name, expiresAt }) => ({
      id,
      name,
      link: stewardUrl(ctx.config, id),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

async function countRecipients(ctx: TeamContext, doorId: string, participation: string): Promise<number> {
  const { id: participationId } = await findOwnParticipation(ctx, participation)
  return (await countAttendance(ctx, { doorId, participationId })).people
}
