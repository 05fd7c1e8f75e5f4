import { and, gt, isNull, sql } from 'drizzle-orm'
import { reviews } from '#features/challenges/server/tables.ts'
import { posts } from '#features/channel/server/tables.ts'
import { messages } from '#features/conversations/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { templates, templateVersions } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { confirmations } from '#platform/tables.ts'

/**
 * Whether a wallet, a community, a post, a message, evidence or a template (in any version) shows the picture of a content address,
 * or will after a pending signature.
 */
export async function isPictureShown(ctx: Context, cid: string): Promise<boolean> {
  const one = sql<number>`1`
  const rows = await ctx.db.select({ one }).from(holders).where(sql`${holders.imageCid} = ${cid}`).limit(1)
  if (rows.length > 0) return true
  const ofIssuer = await ctx.db.select({ one }).from(issuers).where(sql`${issuers.imageCid} = ${cid}`).limit(1)
  if (ofIssuer.length > 0) return true
  // Spelled like the index's condition.
  const isOfMessage = sql`${messages.imageCid} <> '' and ${messages.imageCid} = ${cid}`
  if ((await ctx.db.select({ one }).from(messages).where(isOfMessage).limit(1)).length > 0) return true
  const ofTemplate = await ctx.db.select({ one }).from(templates).where(sql`${templates.imageCid} = ${cid}`).limit(1)
  if (ofTemplate.length > 0) return true
  const ofPost = await ctx.db
    .select({ one })
    .from(posts)
    .where(sql`${posts.imageCid} = ${cid} and ${posts.imageCid} <> ''`)
    .limit(1)
  if (ofPost.length > 0) return true
  const isOfEvidence = sql`${reviews.imageCid} <> '' and ${reviews.imageCid} = ${cid}`
  if ((await ctx.db.select({ one }).from(reviews).where(isOfEvidence).limit(1)).length > 0) return true
  const inVersion = sql`${templateVersions.fields}::text like ${`%${cid}%`}`
  if ((await ctx.db.select({ one }).from(templateVersions).where(inVersion).limit(1)).length > 0) return true
  const isWaiting = and(gt(confirmations.deadline, ctx.now()), isNull(confirmations.endedAt))
  const inPayload = sql`${confirmations.payload}::text like ${`%${cid}%`}`
  return (await ctx.db.select({ one }).from(confirmations).where(and(isWaiting, inPayload)).limit(1)).length > 0
}
