import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { addReaction } from '../reactions/server/add-reaction.ts'
import { removeReaction } from '../reactions/server/remove-reaction.ts'
import { reportPost } from '../reports/server/report-post.ts'
import * as wallet from '../wallet-contract.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { getAudience } from './get-audience.ts'
import { getPost } from './get-post.ts'
import { listNews } from './list-news.ts'
import { listPosts } from './list-posts.ts'
import { listScheduled } from './list-scheduled.ts'
import { markSeen } from './mark-seen.ts'
import { muteCommunity } from './mute-community.ts'
import { updatePost } from './update-post.ts'

/** The calls of the channel. */
export const channelRoutes: Route[] = [
  route(contract.createPost, createPost),
  route(contract.listScheduled, listScheduled),
  route(contract.getAudience, getAudience),
  route(contract.updatePost, updatePost),
  route(contract.listPosts, listPosts),
  route(contract.deletePost, deletePost),
  route(wallet.listNews, listNews),
  route(wallet.getPost, getPost),
  route(wallet.addReaction, addReaction),
  route(wallet.removeReaction, removeReaction),
  route(wallet.reportPost, reportPost),
  route(wallet.markSeen, markSeen),
  route(wallet.muteCommunity, muteCommunity),
]
