import type pg from 'pg'
import { READ_ONLY } from './database-errors.ts'

/**
 * Ends each connection of a pool that refused a write, once it is free: after a failover it leads to the old primary, and
 * the next one to the new. The pool itself forgets only connections that are lost.
 */
export function dropReadOnly(pool: pg.Pool): void {
  const refused = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    // The client reports errors to the query alone, and inside a transaction the pool does not see that.
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) refused.add(client)
    })
  })
  pool.on('release', (_, client) => {
    if (refused.has(client)) void client.end()
  })
}
