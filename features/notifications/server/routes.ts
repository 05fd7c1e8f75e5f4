import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { listNotices } from './list-notices.ts'
import { seeNotices } from './see-notices.ts'

/** The notifications, and how far they were read. */
export const notificationsRoutes: Route[] = [
  route(contract.listNotices, listNotices),
  route(contract.seeNotices, seeNotices),
]
