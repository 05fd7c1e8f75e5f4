import pg from 'pg'
import { vi } from 'vitest'
import { poolOf } from './on-postgres.ts'
import type { World } from './world.ts'

/** The texts of the statements that work sends to a world's Postgres, without those of the job queue. */
export async function statementsOf(world: World, work: () => Promise<unknown>): Promise<string[]> {
  poolOf(world)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const texts = query.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === 'string' ? asked : (asked as { text: string }).text,
    )
    return texts.filter((text) => !text.includes('pgboss'))
  } finally {
    query.mockRestore()
  }
}
