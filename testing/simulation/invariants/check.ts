import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/database/rows-of.ts'
import type { World } from '#testing/world.ts'
import type { Mailbox } from '../mailbox.ts'
import type { Stage } from '../stage.ts'
import { erasedAddresses } from './erased.ts'
import type { Broken, Invariant } from './invariant.ts'
import { brokenMails } from './mails.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import { POINTS } from './points.ts'
import { referenceInvariants } from './references.ts'
import { WORK } from './work.ts'

const ROWS_SHOWN = 8

/** Reads the invariants of a world once; the function that it returns asks all of them. */
export async function openInvariants(world: World, stage: Stage, mailbox: Mailbox) {
  const all = [...PLACES, ...POINTS, ...PEOPLE, ...WORK, ...(await referenceInvariants(world))]
  const ask = async ({ sentence, broken }: Invariant): Promise<Broken[]> => {
    const rows = await rowsOf<Record<string, unknown>>(world.ctx().db, sql.raw(broken))
    return rows.length === 0 ? [] : [{ sentence, rows: rows.slice(0, ROWS_SHOWN) }]
  }
  return async (): Promise<Broken[]> => {
    const found = (await Promise.all(all.map(ask))).flat()
    found.push(...(await brokenMails(world, mailbox)), ...(await erasedAddresses(world, stage)))
    return found
  }
}
