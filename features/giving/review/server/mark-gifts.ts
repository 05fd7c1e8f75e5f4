import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction, type SystemContext } from '#platform/context.ts'
import { giftsMarked } from '../../hooks.ts'
import { FORMER_MEMBER, RING_DAYS, RING_PEOPLE, RING_TIMES } from '../../rules.ts'
import { gifts } from '../../server/tables.ts'
import { edgesInRings, type RingEdge } from '../ring-rules.ts'

const DAY_MS = 86_400_000
/** Edges per update. */
const EDGES_AT_ONCE = 5000

/**
 * Marks the gifts of people who keep giving to each other, of the last 90 days: around one gift that was claimed (`giftId`),
 * or of a whole community, after a merge of wallets. It runs after each claim, so that no span of 90 days is missed, and
 * reads what is committed then. Idempotent.
 */
export async function markGifts(
  ctx: SystemContext,
  { issuerId = '', giftId = '' }: Record<string, string>,
): Promise<void> {
  const edges = giftId ? await edgesAround(ctx, giftId) : await strongEdges(ctx, issuerId)
  await markEdges(ctx, issuerId, edgesInRings(edges))
}

/** The edges that can be in a ring with a gift: those that can be walked from its recipient. */
async function edgesAround(ctx: Context, giftId: string): Promise<RingEdge[]> {
  const [gift] = await ctx.db.select().from(gifts).where(eq(gifts.id, giftId))
  if (!gift) return []
  const own = (await strongEdges(ctx, gift.issuerId, [gift.giverId])).filter(
    (edge) => edge.recipient === gift.recipientId,
  )
  const edges = [...own]
  const seen = new Set([gift.giverId])
  for (let people = 2, from = own; people <= RING_PEOPLE && from.length > 0; people += 1) {
    const givers = [...new Set(from.map(({ recipient }) => recipient))].filter((id) => !seen.has(id))
    for (const id of givers) seen.add(id)
    from = await strongEdges(ctx, gift.issuerId, givers)
    edges.push(...from)
  }
  return edges
}

/** Who gave to whom more often than twice in the last 90 days, of all or some givers; only gifts that were claimed count. */
async function strongEdges(ctx: Context, issuerId: string, givers?: string[]): Promise<RingEdge[]> {
  if (givers?.length === 0) return []
  return ctx.db
    .select({ giver: gifts.giverId, recipient: gifts.recipientId })
    .from(gifts)
    .where(and(isRecent(ctx, issuerId), givers && inArray(gifts.giverId, givers), ne(gifts.giverId, gifts.recipientId)))
    .groupBy(gifts.giverId, gifts.recipientId)
    .having(sql`count(*) > ${RING_TIMES}`)
}

async function markEdges(ctx: Context, issuerId: string, rings: ReturnType<typeof edgesInRings>): Promise<void> {
  for (let i = 0; i < rings.length; i += EDGES_AT_ONCE) {
    const some = rings.slice(i, i + EDGES_AT_ONCE)
    const [givers, recipients] = [some.map(({ giver }) => giver), some.map(({ recipient }) => recipient)]
    const marks = some.map(({ mark }) => mark)
    await inTransaction(ctx, async (ctx) => {
      const marked = await ctx.db
        .update(gifts)
        .set({ mark: sql`edges.mark` })
        .from(
          sql`unnest(${sql.param(givers)}::text[], ${sql.param(recipients)}::text[], ${sql.param(marks)}::text[])
            as edges(giver, recipient, mark)`,
        )
        .where(
          and(
            isRecent(ctx, issuerId),
            sql`${gifts.giverId} = edges.giver and ${gifts.recipientId} = edges.recipient`,
            // A pair stays one that is in a ring as well; the mark of one person is for good.
            sql`${gifts.mark} in ('', 'ring') and ${gifts.mark} <> edges.mark`,
          ),
        )
        .returning({ giverId: gifts.giverId })
      if (marked.length === 0) return
      await giftsMarked.run(ctx, { issuerId, giverIds: [...new Set(marked.map(({ giverId }) => giverId))] })
      await recordEvent(ctx, {
        action: 'gifts.marked',
        issuerId,
        subjectId: issuerId,
        detail: { count: marked.length },
      })
    })
  }
}

function isRecent(ctx: Context, issuerId: string) {
  const since = new Date(ctx.now().getTime() - RING_DAYS * DAY_MS)
  return and(
    eq(gifts.issuerId, issuerId),
    sql`${gifts.state} = 'claimed'`,
    gt(gifts.claimedAt, since),
    // They are many people, who would look like one.
    ne(gifts.giverId, FORMER_MEMBER),
    ne(gifts.recipientId, FORMER_MEMBER),
  )
}
