import type { Context } from '#platform/context.ts'

type Count = (ctx: Context, issuerId: string) => Promise<number>

// Without push messages nobody is notified.
let count: Count = async () => 0

/** Registers how the members who get push messages on at least one device are counted, up to 100,000. */
export function onCountNotified(given: Count): void {
  count = given
}

/** How many members of a community get push messages. */
export function countNotified(ctx: Context, issuerId: string): Promise<number> {
  return count(ctx, issuerId)
}
