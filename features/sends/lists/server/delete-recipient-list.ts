import { and, eq } from 'drizzle-orm'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { recordEvent } from '#platform/audit.ts'
import { inTransaction, type TeamContext } from '#platform/context.ts'
import { recipientLists } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { isOwnList } from './own-lists.ts'

/** Deletes one of the recipient lists that the caller sees, with the addresses in it. */
export function deleteRecipientList(ctx: TeamContext, { listId }: Input<typeof contract.deleteRecipientList>) {
  return inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(recipientLists)
      .where(and(eq(recipientLists.id, listId), isOwnList(ctx)))
      .returning({ id: recipientLists.id })
    if (!gone) throw new Problem('notFound')
    await recordEvent(ctx, { action: 'recipientList.deleted', subjectId: gone.id })
    return {}
  })
}
