import type { Context } from '#platform/context.ts'

export type Standing = { issuerId: string; period: string; holderId: string; points: number; at: Date }

/** Sets what people have in the ranking of a quest (`questPeriod`); 0 points takes the row away. */
export async function setStandings(_ctx: Context, _standings: Standing[]): Promise<void> {
  throw new Error('Standings are not built yet')
}
