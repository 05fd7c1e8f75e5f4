import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import { listNotices } from './list-notices.ts'
import { seeNotices } from './see-notices.ts'

/** What the bell tells, and up to where it was read. */
export const notificationsRoutes: Route[] = [
  route(contract.listNotices, listNotices),
  route(contract.seeNotices, seeNotices),
]
