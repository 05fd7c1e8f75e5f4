import { eq } from 'drizzle-orm'
import { createKey as contract } from '#features/developers/contract.ts'
import { createKey } from '#features/developers/server/create-key.ts'
import { noteUse } from '#features/developers/server/queries.ts'
import { scopedKeys } from '#features/developers/server/tables.ts'
import type { DemoKey } from './keys.ts'
import { type Stage, templateOf } from './stage.ts'

/** Makes a key, whose text nobody has, and notes its last use. */
export function makeKey(stage: Stage, { name, scopes, template, madeDaysAgo, used }: DemoKey): void {
  stage.play(madeDaysAgo, async (stage) => {
    const templateIds = template ? [templateOf(stage, template)] : []
    const { keyId } = await createKey(stage.admin(), contract.input.parse({ name, scopes, templateIds }))
    if (!used) return
    stage.play(used.daysAgo, async (stage) => {
      const ctx = stage.admin()
      const [key] = await ctx.db.select().from(scopedKeys).where(eq(scopedKeys.id, keyId))
      if (key) await noteUse(ctx, key, used.call)
    })
  })
}
