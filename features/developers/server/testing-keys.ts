import { type Caller, call } from '#base/call.ts'
import type { CallInput, Endpoint } from '#base/endpoint.ts'
import type { IssuerId } from '#base/ids.ts'
import { SCOPES } from '#base/scopes.ts'
import { hashText } from '#platform/access/derive-key.ts'
import type { World } from '#testing/world.ts'
import { makeKeyText } from './key-form.ts'
import { scopedKeys } from './tables.ts'

type Row = typeof scopedKeys.$inferSelect

/** Puts a key of a community into the database, with every scope unless told; returns its text. */
export async function putKey(world: World, issuerId: IssuerId | string, given: Partial<Row> = {}): Promise<string> {
  const { id, text } = makeKeyText()
  const row = { id, issuerId, name: 'Website', scopes: [...SCOPES], templateIds: [], networks: [] }
  const made = { createdAt: world.now(), createdBy: 'ada@example.org', lastFour: text.slice(-4) }
  await world
    .ctx()
    .db.insert(scopedKeys)
    .values({ ...row, ...made, secretHash: hashText(text), ...given })
  return text
}

/** Calls as other software does, with a key in the header `Token`. */
export function callWith<E extends Endpoint>(world: World, key: string, endpoint: E, input: CallInput<E>) {
  return call(callerWith(world, key), endpoint, input)
}

/** A caller with a key. */
export function callerWith(world: World, key: string): Caller {
  return { ...world.caller(), headers: () => ({ token: key }) }
}
