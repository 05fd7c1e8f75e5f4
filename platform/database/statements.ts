import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'

/**
 * The name under which a statement is prepared for reuse; '' prepares it for one use. Through a pooler in transaction mode
 * the next use may come to another session, which does not know the name.
 */
export function statementName({ isPooled }: { isPooled: boolean }, name: string): string {
  return isPooled ? '' : name
}

const keptQueries = new WeakMap<object, Map<string, unknown>>()

/**
 * A query of a busy path, with placeholders and prepared under its name. Its text takes longer to build than its rows to read,
 * so it is built once for a database; a transaction is one of its own.
 */
export function keptQuery<D extends object, Q>(
  { db, config }: { db: D; config: { isPooled: boolean } },
  name: string,
  build: (db: D, name: string) => Q,
): Q {
  const ofDatabase = keptQueries.get(db) ?? new Map<string, unknown>()
  keptQueries.set(db, ofDatabase)
  const query = (ofDatabase.get(name) as Q | undefined) ?? build(db, statementName(config, name))
  ofDatabase.set(name, query)
  return query
}

/**
 * Marks a statement of a busy path: a connection that is not a pooler's prepares it at its first use, and then binds values
 * only. Its text may have variants, such as columns that are left out, but few.
 */
export function oftenUsed(name: string, statement: SQL): SQL {
  return sql`${sql.raw(`/* often: ${name} */`)} ${statement}`
}

/** Sends the statements that `oftenUsed` has marked under a name of their own for each variant. */
export class NamingClient extends pg.Client {}
NamingClient.prototype.query = function query(this: pg.Client, asked: unknown, ...rest: unknown[]) {
  const send = pg.Client.prototype.query as (...all: unknown[]) => unknown
  return send.call(this, named(asked), ...rest)
} as pg.Client['query']

function named(asked: unknown): unknown {
  const { text, name } = (asked ?? {}) as { text?: unknown; name?: unknown }
  if (typeof text !== 'string' || name) return asked
  const [, mark] = /^\/\* often: (\S+) \*\//.exec(text) ?? []
  if (!mark) return asked
  return { ...(asked as object), name: `${mark} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}` }
}
