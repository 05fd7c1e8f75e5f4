import { sql } from 'drizzle-orm'
import { holders } from '#features/holders/server/tables.ts'
import { nameInCommunity, otherNames } from '#features/names/server/person-name.ts'
import { communityNames } from '#features/names/server/tables.ts'
import type { Context } from '#platform/context.ts'

const FIRST_NAMES = [
  'Zoé',
  'Marie',
  'Łukasz',
  'Inès',
  'Ada',
  'Noël',
  'Ümit',
  'Jean-Marc',
  'مريم',
  'Nobu 🧗',
  '100%',
  'A_B',
]

/**
 * Fills a community with people directly in the database, for tests and benches of long lists: members with names, points
 * and badges that repeat, some without a name, one in fifty suspended and one in fifty who left.
 */
export async function fillCommunity(ctx: Context, issuerId: string, count: number, from = 0): Promise<void> {
  const names = sql`(array[${sql.join(
    FIRST_NAMES.map((name) => sql`${name}`),
    sql`, `,
  )}])[1 + n % ${FIRST_NAMES.length}::int]`
  await ctx.db.execute(sql`
    insert into holders (id, did, kind, pseudo, language, created_at)
    select ${issuerId} || '-' || md5(n::text), 'did:sdi:0x' || lpad(abs(hashtext(${issuerId})::bigint)::text, 12, '0') || lpad(n::text, 28, '0'),
      'own', case when n % 20 = 7 then '' else ${names} || ' ' || substr(md5(n::text), 1, 6) end, 'en', now()
    from generate_series(${from + 1}::int, ${from + count}::int) as n`)
  await ctx.db.execute(sql`
    insert into members (issuer_id, holder_id, since, ended_at, suspended_at, name, sort_name, points, badge_count)
    select ${issuerId}, ${issuerId} || '-' || md5(n::text), '2020-01-01'::timestamptz + (n::bigint * 7919 % 1000003) * interval '1 minute',
      case when n % 50 = 3 then now() end, case when n % 50 = 5 then now() end,
      h.pseudo, search_text(h.pseudo), n * 31 % 977, n % 40
    from generate_series(${from + 1}::int, ${from + count}::int) as n
    join holders h on h.id = ${issuerId} || '-' || md5(n::text)`)
}

/**
 * Lets such a community have entered an address for two of three people and a name for one, and one of nine have told it
 * another: what a search looks at besides the wallets' names.
 */
export async function fillNames(ctx: Context, issuerId: string, count: number, from = 0): Promise<void> {
  await ctx.db.execute(sql`
    insert into community_names (issuer_id, holder_id, given_name, listed_name, listed_email)
    select ${issuerId}, ${issuerId} || '-' || md5(n::text), case when n % 9 = 4 then 'Given ' || substr(md5(n::text), 1, 6) else '' end,
      case when n % 3 = 1 then 'Listed ' || substr(md5(n::text), 3, 6) else '' end, 'person' || n || '@example.org'
    from generate_series(${from + 1}::int, ${from + count}::int) as n where n % 3 <> 2`)
  await ctx.db.execute(sql`
    update members m set name = named.name, sort_name = search_text(named.name), other_names = search_text(named.others)
    from (
      select ${holders.id} as id, ${nameInCommunity} as name, ${otherNames} as others
      from generate_series(${from + 1}::int, ${from + count}::int) as n
      join ${holders} on ${holders.id} = ${issuerId} || '-' || md5(n::text)
      join ${communityNames} on ${communityNames.issuerId} = ${issuerId} and ${communityNames.holderId} = ${holders.id}
    ) as named
    where m.issuer_id = ${issuerId} and m.holder_id = named.id`)
}
