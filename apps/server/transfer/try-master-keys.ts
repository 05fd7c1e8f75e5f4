import type { Config } from '#platform/settings/config.ts'
import { assertOpens } from '../start/assert-master-keys.ts'
import type { Run } from './snapshot.ts'

/** Tries a few loaded keys of each master key; throws a `ConfigError` that names the master key that does not match. */
export async function tryMasterKeys(run: Run, config: Pick<Config, 'masterKeys'>): Promise<void> {
  const used = await run('select distinct master_key_id as id from public.sealed_keys')
  for (const { id } of used) {
    const keys = await run(
      `select id, purpose, master_key_id, encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed
       from public.sealed_keys where master_key_id = $1 and length(wrapped_key) > 0 limit 5`,
      [id],
    )
    assertOpens(config, keys.map(readKey))
  }
}

function readKey(row: Record<string, string | null>): Parameters<typeof assertOpens>[1][number] {
  return {
    id: row.id ?? '',
    purpose: row.purpose as Parameters<typeof assertOpens>[1][number]['purpose'],
    masterKeyId: row.master_key_id ?? '',
    wrappedKey: Buffer.from(row.wrapped ?? '', 'hex'),
    sealed: Buffer.from(row.sealed ?? '', 'hex'),
  }
}
