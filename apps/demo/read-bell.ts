import { listNotices as contract } from '#features/notifications/contract.ts'
import { listNotices } from '#features/notifications/server/list-notices.ts'
import { seeNotices } from '#features/notifications/server/see-notices.ts'
import type { Stage } from './stage.ts'

/** The leader opens the notifications, so that only later ones are new. */
export function readBell(stage: Stage, daysAgo: number): void {
  stage.play(daysAgo, async (stage) => {
    const { notices } = await listNotices(stage.admin(), contract.input.parse({}))
    const last = notices[0]
    if (last) await seeNotices(stage.admin(), { to: last.id })
  })
}
