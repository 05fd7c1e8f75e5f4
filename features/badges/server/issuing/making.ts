import { type SQL, sql } from 'drizzle-orm'
import { randomUsableSlot } from '#credentials/status/status-list.ts'
import { findKey } from '#features/keys/server/find-key.ts'
import { sealedKeys } from '#features/keys/server/tables.ts'
import type { Context } from '#platform/context.ts'
import { FULL, findFreeSlots, openStatusList } from '../queries.ts'
import { badges, statusLists } from '../tables.ts'
import type { Issue } from './badge-input.ts'

/** What an issuer's badges are made with: its open status list and some free slots of it, and its current issuing key. */
export type Making = { listId: string; keyId: string; slots: number[]; isOfChallenges?: boolean }

/** A badge to issue, with the making of its issuer, which several share. */
export type Ordered = { issue: Issue; making: Making }

/** Slots drawn at once: with at most half of them taken, one of eight is nearly always free. */
const DRAWN = 8

/** The making of an issuer for a number of badges. */
export async function makingOf(ctx: Context, issuerId: string, count: number): Promise<Making> {
  const listId = await openStatusList(ctx, issuerId)
  const issuing = await findKey(ctx, issuerId, 'issuing')
  if (!issuing) throw new Error('The issuer has no issuing key')
  return { listId, keyId: issuing.id, slots: await freeSlots(ctx, listId, count) }
}

/** Slots to choose free ones from, for a number of badges. */
export function drawSlots(count: number): number[] {
  return [...new Set(Array.from({ length: DRAWN * count }, () => randomUsableSlot()))]
}

/** Free slots of a list, at most `count`; nearly always that many. */
export async function freeSlots(ctx: Context, listId: string, count: number): Promise<number[]> {
  const free = await findFreeSlots(ctx, listId, drawSlots(count))
  return free.slice(0, count)
}

// A subquery of each slot, as a join could read all badges of a list instead.
const isFree = (listId: SQL, slot: SQL) => sql`(select b.status_index from ${badges} b
  where b.status_list_id = ${listId} and b.status_index = ${slot} limit 1) is null`

/** The parts of a making as SQL, for a query that reads more; an issuer without an open list or a key has nulls. */
export const makingSql = {
  listId: (issuerId: SQL) => sql<string | null>`(select l.id from ${statusLists} l
    where l.issuer_id = ${issuerId} and l.taken < ${FULL} order by l.created_at, l.id limit 1)`,
  keyId: (issuerId: SQL) => sql<string | null>`(select k.id from ${sealedKeys} k
    where k.owner_id = ${issuerId} and k.purpose = 'issuing' and k.retired_at is null
    order by k.created_at desc, k.id desc limit 1)`,
  slots: (listId: SQL, drawn: SQL) => sql<number[]>`(select coalesce(json_agg(slot), '[]') from unnest(${drawn}) as slot
    where ${isFree(listId, sql`slot`)})`,
}
