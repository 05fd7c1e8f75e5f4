import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { endLink } from './end-link.ts'
import { listLinks } from './list-links.ts'
import { sendOpenSession } from './send-open-session.ts'
import { shareLink } from './share-link.ts'
import { updateLink } from './update-link.ts'

/** Open links: list, share, change, end, mail. */
export const linksRoutes: Route[] = [
  route(contract.listLinks, listLinks),
  route(contract.shareLink, shareLink),
  route(contract.updateLink, updateLink),
  route(contract.endLink, endLink),
  route(contract.sendOpenSession, sendOpenSession),
]
