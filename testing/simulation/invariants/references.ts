import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { World } from '#testing/world.ts'
import type { Invariant } from './invariant.ts'

/** Columns by their names, and the table whose ids they hold. */
const NAMED: Record<string, string> = {
  issuer_id: 'issuers',
  template_id: 'templates',
  holder_id: 'holders',
  giver_id: 'holders',
  recipient_id: 'holders',
  person_id: 'holders',
  merged_into: 'holders',
  claim_id: 'claims',
  link_id: 'claims',
  badge_id: 'badges',
  send_id: 'sends',
  challenge_id: 'challenges',
  quest_id: 'quests',
  conversation_id: 'conversations',
  transfer_id: 'point_transfers',
  debit_id: 'point_accounts',
  credit_id: 'point_accounts',
  reverses: 'point_transfers',
  status_list_id: 'status_lists',
}
/** Columns of other meaning: links of invitations are those of sign-ins. */
const OTHERWISE = ['invitations.link_id']
/** What a merged wallet keeps: its key, by which its old badges are known, and badges that its other wallet has as well. */
const OF_MERGED = [
  'badge_keys.holder_id',
  'badges.holder_id',
  'sessions.holder_id',
  'shares.holder_id',
  'holders.merged_into',
  // They end within minutes, and open nothing without a session of the wallet.
  'magic_links.holder_id',
  // Counted for the limits of an hour and a day.
  'challenge_checks.holder_id',
]

/**
 * No orphan: every id in any table names a row, except those of erased people, which begin with `erased`; and no row is left with a wallet that was merged.
 */
export async function referenceInvariants(world: World): Promise<Invariant[]> {
  const columns = await rowsOf<{ table: string; column: string }>(
    world.ctx().db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'text' order by 1, 2`,
  )
  return columns.flatMap(({ table, column }) => {
    const name = `${table}.${column}`
    const target = NAMED[column]
    if (!target || OTHERWISE.includes(name)) return []
    const named = `select '${name}' as "column", t.${column} as id, count(*) from ${table} t`
    const orphans = {
      sentence: `Every ${column} of ${table} names a row of ${target}.`,
      broken: `${named} left join ${target} o on o.id = t.${column}
        where t.${column} <> '' and t.${column} not like 'erased%' and o.id is null group by 2`,
    }
    if (target !== 'holders' || OF_MERGED.includes(name)) return [orphans]
    const merged = {
      sentence: `No ${column} of ${table} names a wallet that was merged into another.`,
      broken: `${named} join holders o on o.id = t.${column} and o.merged_into is not null group by 2`,
    }
    return [orphans, merged]
  })
}
