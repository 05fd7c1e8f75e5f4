import type { Context } from '#platform/context.ts'

/** Takes back what was booked for some causes of a community, in the caller's transaction; others are ignored. */
export async function reversePoints(_ctx: Context, _issuerId: string, _causes: string[]): Promise<void> {
  throw new Error('The book of points is not built yet')
}
