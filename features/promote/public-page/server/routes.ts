import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { getCommunityPage } from './get-community-page.ts'
import { getPublicPage } from './get-public-page.ts'
import { setPublicPage } from './set-public-page.ts'

/** The public page of a community, and its switch. */
export const publicPageRoutes: Route[] = [
  route(contract.getCommunityPage, getCommunityPage),
  route(contract.getPublicPage, getPublicPage),
  route(contract.setPublicPage, setPublicPage),
]
