import { sql } from 'drizzle-orm'
import { issuers } from '#features/issuers/server/tables.ts'
import type { Db } from '#platform/database/db.ts'
import { type Config, ConfigError } from '#platform/settings/config.ts'

type Addresses = Pick<Config, 'publicUrl' | 'alsoHosts'>

/**
 * Stops a start under a host that the issuers' did:web identifiers do not name: their badges could no longer be
 * verified. Origins in ALSO_HOSTS are served as well.
 */
export async function assertHome(db: Db, config: Addresses): Promise<void> {
  const host = sql<string>`split_part(${issuers.didWeb}, ':', 3)`
  const rows = await db.selectDistinct({ host }).from(issuers)
  assertServes(
    config,
    rows.map((row) => decodeURIComponent(row.host)),
  )
}

/** Throws a `ConfigError` that names the first of some hosts (with their ports) that this server does not serve. */
export function assertServes({ publicUrl, alsoHosts }: Addresses, hosts: string[]): void {
  const served = [publicUrl, ...alsoHosts].map((origin) => new URL(origin).host)
  const stray = hosts.find((named) => !served.includes(named))
  if (!stray) return
  throw new ConfigError(
    `PUBLIC_URL is ${publicUrl}, but badges in this database were made under ${stray}. Start with that address, or add it to ALSO_HOSTS so that it is served too.`,
  )
}
