import { listNotices as contract } from '#features/claims/bell-contract.ts'
import { listNotices } from '#features/claims/server/list-notices.ts'
import { seeNotices } from '#features/claims/server/see-notices.ts'
import type { Stage } from './stage.ts'

/** The leader opens the bell, so that only what came since is new. */
export function readBell(stage: Stage, daysAgo: number): void {
  stage.play(daysAgo, async (stage) => {
    const { notices } = await listNotices(stage.admin(), contract.input.parse({}))
    const last = notices[0]
    if (last) await seeNotices(stage.admin(), { to: last.id })
  })
}
