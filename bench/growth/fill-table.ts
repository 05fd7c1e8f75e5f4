import type pg from 'pg'

/** Columns that rows share: their parent, and how many rows have the same one. */
const ROWS_OF: Record<string, number> = {
  issuer_id: 100_000,
  template_id: 10_000,
  send_id: 1000,
  status_list_id: 65_536,
  claim_network: 10,
  challenge_id: 10_000,
  quest_id: 10_000,
  post_id: 1000,
  conversation_id: 20,
  endpoint_id: 100_000,
  link_id: 1000,
  range_id: 500,
}
/** Columns of an index that hold one of few words, or a number with a meaning. */
const WORDS = new Set(
  'kind type level state status verdict period emoji provider purpose delivery language sorted_by day'.split(' '),
)

type Column = { name: string; type: string; isKey: boolean }

/**
 * Makes a table like another and fills it with `rows` rows: those of the other again and again, each with ids, keys and
 * hashes of its own. Returns undefined when the other has no row to start from.
 */
export async function fillLike(client: pg.Client, source: string, rows: number): Promise<string | undefined> {
  const filled = `growth_${source}`
  const { rows: columns } = await client.query<Column>(COLUMNS, [source])
  const { rows: found } = await client.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from ${quoted(source)} limit 1000) sampled`,
  )
  const samples = found[0]?.count ?? 0
  if (samples === 0) return undefined
  await client.query(`drop table if exists ${filled}; create table ${filled} (like ${quoted(source)} including all)`)
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  await client.query(
    `insert into ${filled} (${names}) overriding system value
     select ${columns.map(valueFor).join(', ')}
     from generate_series(1, ${rows}) g
     join (select *, (row_number() over ())::int - 1 as sample from (select * from ${quoted(source)} limit 1000) sampled) s
       on s.sample = g % ${samples}`,
  )
  await client.query(`vacuum analyze ${filled}`)
  return filled
}

/** Attributes of a table, and whether a unique index holds each. */
const COLUMNS = `
  select a.attname as name, t.typname as type, exists (
    select 1 from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey)) as "isKey"
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`

function valueFor({ name, type, isKey }: Column): string {
  const value = `s.${quoted(name)}`
  const rowsOf = ROWS_OF[name]
  if (type === 'timestamptz') return `${value} + g * interval '100 milliseconds'`
  if (type === 'text' && rowsOf && !(isKey && rowsOf === 1)) return another(value, `g / ${rowsOf}`)
  if (WORDS.has(name)) return value
  if (type === 'text' && (isKey || /(^|_)(id|hash|did|key|email|code|nonce|token|network|salt)$/.test(name)))
    return another(value, 'g')
  if (!isKey) return value
  if (type === 'int4' || type === 'int8') return `g::${type}`
  if (type === 'date') return `${value} + g`
  if (type === 'uuid') return 'gen_random_uuid()'
  return value
}

/** A text of the same length that no other row has: its end is random, as an id is all over; '' stays. */
const another = (value: string, seed: string) =>
  `case when ${value} = '' then '' else overlay(${value} placing right(md5(${value} || (${seed})), least(26, greatest(16, length(${value}))))
    from greatest(1, length(${value}) - 25)) end`

const quoted = (name: string) => `"${name}"`
