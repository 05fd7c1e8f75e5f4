import type { Context } from '#platform/context.ts'
import { seam } from '#platform/hook.ts'

/** How many members an issuer has now, suspended ones too. */
export const countMembers = seam<(ctx: Context, issuerId: string) => Promise<number>>('the members of an issuer')
