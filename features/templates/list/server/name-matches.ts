import { type SQL, sql } from 'drizzle-orm'
import { templates } from '../../server/tables.ts'

/**
 * Matches template names that contain a text, ignoring case and accents, by the trigram index; `%` and `_` are literal.
 * Undefined (any name) for an empty text.
 */
export function nameMatches(search: string): SQL | undefined {
  const text = search.trim()
  if (text === '') return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`search_text(${templates.name}) like search_text(${pattern})`
}
