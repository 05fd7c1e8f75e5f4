import { type SQL, sql } from 'drizzle-orm'
import { IS_NAME_OF_HOLDER } from '#features/badges/server/queries.ts'
import { badges } from '#features/badges/server/tables.ts'
import { claims } from '#features/claims/server/tables.ts'
import { holders } from '#features/holders/server/tables.ts'
import { communityNames } from '#features/names/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { rowsOf } from '#platform/database/rows-of.ts'

type Asked = { templateId: string; search: string; isHidden: boolean; isNameless: boolean; isLarge: boolean }

/** How many tickets with a text are read, of each kind of text, before they are ordered. */
const CANDIDATES = 200

/**
 * The personal claims of a template that match a search: by the words written on the ticket (very short ones by the beginning
 * of a word), by the address (as a whole
 * only where it is hidden), or by a name of their holder: where names are hidden only the wallet's. Of a large event addresses are found by their beginning and
 * names of holders not at all, because no index has them.
 */
export async function searchGuests(ctx: Context, asked: Asked): Promise<string[]> {
  const { templateId, search, isHidden, isNameless, isLarge } = asked
  const words = await foldedWords(ctx, search)
  const found = [
    ...(words.length > 0 ? [written(templateId, words, isNameless)] : []),
    addressed(asked),
    ...(isLarge ? [] : [held(templateId, isCalled(search, isHidden))]),
  ].map((each) => sql`(${each} limit ${CANDIDATES})`)
  const rows = await rowsOf<{ id: string }>(ctx.db, sql.join(found, sql` union `))
  return rows.map(({ id }) => id)
}

/** Whether a name of a holder contains a text, in a statement with their row and (left) the community's names. */
export function isCalled(search: string, isHidden: boolean): SQL {
  const { givenName, listedName } = communityNames
  const names = isHidden
    ? sql`${holders.pseudo}`
    : sql`concat_ws(chr(10), ${givenName}, ${holders.pseudo}, ${listedName})`
  return sql`position(search_text(${search}) in search_text(${names})) > 0`
}

/** A pattern for the texts that contain a search. */
function containing(search: string): string {
  return `%${escaped(search)}%`
}

/** By the index `claims_guest_texts`, spelled as it is: its parts have three characters, the first of a word with the space before. */
function written(templateId: string, words: string[], isNameless: boolean): SQL {
  const texts = isNameless ? [BY_INDEX, WITHOUT_NAME] : [BY_INDEX]
  const each = texts.flatMap((text) =>
    seatsOf(words).map((parts) => sql` and (${sql.join(spelled(parts, text), sql` or `)})`),
  )
  return sql`select id from ${claims}
    where (option_name <> '' or option_section <> '' or option_seat <> '') and template_id = ${templateId}${sql.join(each)}`
}

/** The words of a search, each in its letters and digits: "b12" and "b 12" are one seat. */
function seatsOf(words: string[]): string[][] {
  const seats: string[][] = []
  for (const word of words) {
    const before = seats.at(-1)
    if (before?.length === 1 && isSeat(before[0] ?? '', word)) before.push(word)
    else seats.push(word.split(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u))
  }
  return seats
}

function isSeat(one: string, other: string): boolean {
  const [letters, digits] = /^\d/.test(one) ? [other, one] : [one, other]
  return /^\p{L}+$/u.test(letters) && /^\d+$/.test(digits)
}

/** A seat as it may be written on a ticket: B12, B 12, B-12, or its parts in different texts. */
function spelled(parts: string[], text: SQL): SQL[] {
  const writtenLike = (part: string) => sql`${text} like ${containing(part)}`
  const apart = parts.map((part) => writtenLike(part.length < 3 ? ` ${part}` : part))
  if (parts.length === 1) return apart
  const joined = [parts.join(''), ` ${parts.join(' ')}`, ` ${parts.join('-')}`]
  return [...joined.map(writtenLike), sql`(${sql.join(apart, sql` and `)})`]
}

const BY_INDEX = sql`search_text(' ' || option_name || ' ' || option_section || ' ' || option_seat)`
const WITHOUT_NAME = sql`search_text(' ' || option_section || ' ' || option_seat)`

function addressed({ templateId, search, isHidden, isLarge }: Asked): SQL {
  const address = search.toLowerCase()
  const where = isHidden
    ? sql`email = ${address}`
    : sql`email like ${isLarge ? `${escaped(address)}%` : containing(address)}`
  return sql`select id from ${claims} where template_id = ${templateId} and ${where}`
}

function held(templateId: string, isFound: SQL): SQL {
  return sql`select ${badges.claimId} as id from ${badges} join ${holders} on ${holders.id} = ${badges.holderId}
    left join ${communityNames} on ${IS_NAME_OF_HOLDER}
    where ${badges.templateId} = ${templateId} and ${isFound}`
}

/** The words of a search as the database folds them, without accents and capitals. */
async function foldedWords(ctx: Context, search: string): Promise<string[]> {
  const [row] = await rowsOf<{ folded: string }>(ctx.db, sql`select search_text(${search}) as folded`)
  return (row?.folded ?? '').split(/[\s,]+/).filter(Boolean)
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
