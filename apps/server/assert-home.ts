import { sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import { type Config, ConfigError } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'

/**
 * Stops a start under a host that the issuers' did:web identifiers do not name: their badges could no longer be checked.
 * Origins in ALSO_HOSTS are served as well (house plan, section 6).
 */
export async function assertHome(db: Db, config: Pick<Config, 'publicUrl' | 'alsoHosts'>): Promise<void> {
  const served = [config.publicUrl, ...config.alsoHosts].map((origin) => new URL(origin).host)
  const host = sql<string>`split_part(${issuers.didWeb}, ':', 3)`
  const rows = await db.selectDistinct({ host }).from(issuers)
  const stray = rows.map((row) => decodeURIComponent(row.host)).find((named) => !served.includes(named))
  if (!stray) return
  throw new ConfigError(
    `PUBLIC_URL is ${config.publicUrl}, but badges in this database were made under ${stray}. Start with that address, or add it to ALSO_HOSTS so that it is served too.`,
  )
}
