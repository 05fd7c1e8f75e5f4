import { type SQL, sql } from 'drizzle-orm'
import { claims } from '#features/claims/server/tables.ts'
import type { Context } from '#platform/context.ts'

type Asked = { templateId: string; search: string; isHidden: boolean; isLarge: boolean }

/** How many tickets with a text are read, of each kind of text, before they are ordered. */
const CANDIDATES = 200

/**
 * The personal claims of a template that match a search: by the words written on the ticket (very short ones by the beginning
 * of a word), by the address (as a whole
 * only where it is hidden), or by the name of their holder. Of a large event addresses are found by their beginning and
 * names of holders not at all, because no index has them.
 */
export async function searchGuests(ctx: Context, asked: Asked): Promise<string[]> {
  const { templateId, search, isLarge } = asked
  const spellings = spellingsOf(await folded(ctx, search))
  const found = [
    ...spellings.filter((words) => words.length > 0).map((words) => written(templateId, words)),
    addressed(asked),
    ...(isLarge ? [] : [held(templateId, containing(search))]),
  ].map((each) => sql`(${each} limit ${CANDIDATES})`)
  const { rows } = (await ctx.db.execute(sql.join(found, sql` union `))) as unknown as { rows: { id: string }[] }
  return rows.map(({ id }) => id)
}

/** A pattern for the texts that contain a search. */
export function containing(search: string): string {
  return `%${escaped(search)}%`
}

/** By the index `claims_guest_texts`, spelled as it is: its parts have three characters, the first of a word with the space before. */
function written(templateId: string, words: string[]): SQL {
  const text = sql`search_text(' ' || option_name || ' ' || option_section || ' ' || option_seat)`
  const each = words.map(
    (word) =>
      sql` and ${text} like ${word.length < 3 || word.includes(' ') ? `% ${escaped(word)}%` : containing(word)}`,
  )
  return sql`select id from ${claims}
    where (option_name <> '' or option_section <> '' or option_seat <> '') and template_id = ${templateId}${sql.join(each)}`
}

function addressed({ templateId, search, isHidden, isLarge }: Asked): SQL {
  const address = search.toLowerCase()
  const where = isHidden
    ? sql`email = ${address}`
    : sql`email like ${isLarge ? `${escaped(address)}%` : containing(address)}`
  return sql`select id from ${claims} where template_id = ${templateId} and ${where}`
}

function held(templateId: string, pattern: string): SQL {
  return sql`select b.claim_id as id from badges b inner join holders h on h.id = b.holder_id
    where b.template_id = ${templateId} and h.pseudo ilike ${pattern}`
}

/** A search as the database folds it, without accents and capitals. */
async function folded(ctx: Context, search: string): Promise<string> {
  const { rows } = (await ctx.db.execute(sql`select search_text(${search}) as folded`)) as unknown as {
    rows: { folded: string }[]
  }
  return rows[0]?.folded ?? ''
}

/** The words of a search; the seat "B 12" is also found as "b12", then as one word with a space, and "B12" as "b 12". */
function spellingsOf(search: string): string[][] {
  const asWritten = wordsOf(search)
  const apart = asWritten.map((word) => word.replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& '))
  const joined = wordsOf(search.replace(/(?<=\p{L})\s+(?=\d)|(?<=\d)\s+(?=\p{L})/gu, ''))
  return [...new Map([asWritten, apart, joined].map((words) => [words.join('\n'), words])).values()]
}

const wordsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
