import { sql } from 'drizzle-orm'
import { unseal } from '#features/keys/server/seal.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import type { Db } from '#platform/database/db.ts'
import { rowsOf } from '#platform/database/rows-of.ts'
import { type Config, ConfigError } from '#platform/settings/config.ts'

type SealedKey = Pick<typeof sealedKeys.$inferSelect, 'id' | 'purpose' | 'masterKeyId' | 'wrappedKey' | 'sealed'>
type Keys = Pick<Config, 'masterKeys'>
const TRIED = 5

/** Stops a start without the master keys of stored private keys; tries a few keys of each, but never destroyed ones. */
export async function assertMasterKeys(db: Db, config: Keys): Promise<void> {
  const { id, purpose, masterKeyId, wrappedKey, sealed } = sealedKeys
  const used = await rowsOf<{ id: string }>(
    db,
    sql`with recursive used(id) as (
      (select min(${masterKeyId}) from ${sealedKeys})
      union all
      select (select min(${masterKeyId}) from ${sealedKeys} where ${masterKeyId} > used.id) from used where used.id is not null
    ) select id from used where id is not null`,
  )
  for (const row of used) {
    const keys = await db
      .select({ id, purpose, masterKeyId, wrappedKey, sealed })
      .from(sealedKeys)
      .where(sql`${masterKeyId} = ${row.id} and length(${wrappedKey}) > 0`)
      .limit(TRIED)
    assertOpens(config, keys)
  }
}

/**
 * Throws a `ConfigError` when the configured master keys lack the one that sealed some keys, or have another with its
 * id: then none of them opens. A single damaged key does not stop the start.
 */
export function assertOpens(config: Keys, keys: SealedKey[]): void {
  const id = keys[0]?.masterKeyId
  if (id === undefined) return
  assertHasMasterKey(config, id)
  if (keys.some((key) => opens(config, key))) return
  throw new ConfigError(
    `The master key "${id}" in MASTER_KEYS (or DATA_DIR/secrets.json) is not the one that sealed the private keys of this database. Put the right one back; without it their owners cannot sign.`,
  )
}

function opens(config: Keys, key: SealedKey): boolean {
  try {
    unseal(key, key, config.masterKeys).fill(0)
    return true
  } catch {
    return false
  }
}

/** Throws a `ConfigError` when no configured master key has an id. */
export function assertHasMasterKey(config: Keys, id: string): void {
  if (config.masterKeys.some((key) => key.id === id)) return
  throw new ConfigError(
    `Private keys of this database are sealed under the master key "${id}", which is missing. Put it back into MASTER_KEYS (or DATA_DIR/secrets.json), behind a newer one if you like.`,
  )
}
