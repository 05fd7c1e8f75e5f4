import { type SQL, sql } from 'drizzle-orm'
import { templates } from './tables.ts'

/**
 * Whether a template's name has a text, blind to case and accents, by the trigram index; `%` and `_` are searched as they
 * are. Undefined, which is any name, without a text.
 */
export function nameMatches(search: string): SQL | undefined {
  const text = search.trim()
  if (text === '') return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`search_text(${templates.name}) like search_text(${pattern})`
}
