import type { Config } from '#platform/config.ts'
import { assertOpens } from '../assert-master-keys.ts'
import type { Run } from './snapshot.ts'

/** Opens one loaded key of each master key; throws a `ConfigError` that names the master key that does not fit. */
export async function tryMasterKeys(run: Run, config: Pick<Config, 'masterKeys'>): Promise<void> {
  const keys = await run(`
    select distinct on (master_key_id) id, purpose, master_key_id, encode(wrapped_key, 'hex') as wrapped, encode(sealed, 'hex') as sealed
    from public.sealed_keys order by master_key_id`)
  for (const { id, purpose, master_key_id, wrapped, sealed } of keys) {
    assertOpens(config, {
      id: id ?? '',
      purpose: purpose as Parameters<typeof assertOpens>[1]['purpose'],
      masterKeyId: master_key_id ?? '',
      wrappedKey: Buffer.from(wrapped ?? '', 'hex'),
      sealed: Buffer.from(sealed ?? '', 'hex'),
    })
  }
}
