import { newId } from '#base/ids.ts'
import { statusLists } from '#features/badges/server/tables.ts'
import { issuerAdmins, issuers } from '#features/issuers/server/tables.ts'
import { memberCounts } from '#features/members/server/tables.ts'
import { listSubs } from '#features/sub-issuers/contract.ts'
import { signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { openWorld, type World } from '#testing/world.ts'
import { medianOf } from './measuring.ts'
import { printTable } from './print-table.ts'

const MANY = 1_000
const FEW = 10
const PAGE = 10
/** Compacted counts leave a row per status, and the newest changes beside them. */
const CHANGES_EACH = 20
const ROUNDS = 60
const GOAL_MS = 20

const world = await openWorld()
try {
  const [few, many] = [await parentOf(world, FEW), await parentOf(world, MANY)]
  await world.ctx().db.execute('analyze')
  const rows = [
    await figure('first page', {}),
    await figure('last page', { pageNumber: MANY / PAGE }, { pageNumber: FEW / PAGE }),
    await figure('search in names and addresses', { search: '9@example' }),
    await figure('side bar', { pageSize: 4, onlyValidated: 'true' }),
  ]
  printTable(rows)

  async function figure(name: string, input: object, inputOfFew: object = input) {
    const times = { few: [] as number[], many: [] as number[] }
    // In turn, so that other work of the machine affects both.
    for (let at = 0; at < ROUNDS; at++) {
      times.few.push(await msOf(() => world.call(listSubs, inputOfFew, { token: few })))
      times.many.push(await msOf(() => world.call(listSubs, input, { token: many })))
    }
    return {
      figure: `sub-communities, ${name}, ${MANY} of them, median`,
      value: medianOf(times.many),
      unit: 'ms',
      goal: { most: GOAL_MS },
      peer: { name: `${FEW}`, value: medianOf(times.few) },
    }
  }
} finally {
  await world.close()
}

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

/** A community with sub-communities, each with members and badges; returns its token. */
async function parentOf({ ctx, now, config }: World, count: number): Promise<string> {
  const { db } = ctx()
  const { issuerId: parentId, token } = await signUpIssuer(world, `Bench ${count}`)
  const at = now()
  const made = Array.from({ length: count }, (_, n) => ({ id: newId(), n }))
  const empty = { description: '', bannerColor: '#000000', tags: [], imageCid: 'bafk', language: 'en' as const }
  await insertRows(
    db,
    issuers,
    made.map(({ id, n }) => ({
      ...empty,
      id,
      did: `did:sdi:0x${id}`,
      didWeb: `did:web:${new URL(config.publicUrl).hostname}:issuers:${id}`,
      name: `Community ${n}`,
      isKms: true,
      createdAt: new Date(at.getTime() - n * 1000),
      parentId,
      joinedParentAt: at,
    })),
  )
  const name = { firstName: 'Ada', lastName: 'Example', mainAdmin: true, registrationDate: at }
  await insertRows(
    db,
    issuerAdmins,
    made.map(({ id, n }) => ({ ...name, issuerId: id, email: `admin${n}@example.org` })),
  )
  const changes = made.flatMap(({ id }) =>
    Array.from({ length: CHANGES_EACH }, () => ({ issuerId: id, status: 'member' as const, delta: 3 })),
  )
  await insertRows(db, memberCounts, changes)
  const bits = new Uint8Array(16_384)
  await insertRows(
    db,
    statusLists,
    made.map(({ id }) => ({ id: newId(), issuerId: id, bits, taken: 40, createdAt: at })),
  )
  return token
}
