import { and, eq, type SQL } from 'drizzle-orm'
import type { Entry } from '../../server/queries.ts'
import { questEntries } from '../../server/tables.ts'

/** The condition that a row is a person's entry in a quest. */
export function ofEntry({ questId, holderId }: Pick<Entry, 'questId' | 'holderId'>): SQL | undefined {
  return and(eq(questEntries.questId, questId), eq(questEntries.holderId, holderId))
}
