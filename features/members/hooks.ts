import type { Context } from '#platform/context.ts'
import { seam } from '#platform/hook.ts'
import type { Order } from './rules.ts'
import type { Place } from './server/member-cursor.ts'
import type { PlacedMember } from './server/member-rows.ts'

type Page = { limit: number; after?: Place | undefined; before?: Place | undefined; offset?: number }
export type PendingPage = { asked: { issuerId: string; order: Order; search: string }; page: Page }

/** People with an open Membership claim that was e-mailed to them, expired ones too. */
export const pendingPeople = seam<{
  list: (ctx: Context, wanted: PendingPage) => Promise<PlacedMember[]>
  /** How many there are, at most `COUNTED_MAX`. */
  count: (ctx: Context, issuerId: string, search?: string) => Promise<number>
}>('people who are invited to become members')
