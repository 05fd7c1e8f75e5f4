import { type Route, route } from '#platform/serve.ts'
import * as contract from '../contract.ts'
import * as wallet from '../wallet-contract.ts'
import { addReaction } from './add-reaction.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { getPost } from './get-post.ts'
import { listNews } from './list-news.ts'
import { listPosts } from './list-posts.ts'
import { listScheduled } from './list-scheduled.ts'
import { removeReaction } from './remove-reaction.ts'
import { updatePost } from './update-post.ts'

/** The calls of the channel. */
export const channelRoutes: Route[] = [
  route(contract.createPost, createPost),
  route(contract.listScheduled, listScheduled),
  route(contract.updatePost, updatePost),
  route(contract.listPosts, listPosts),
  route(contract.deletePost, deletePost),
  route(wallet.listNews, listNews),
  route(wallet.getPost, getPost),
  route(wallet.addReaction, addReaction),
  route(wallet.removeReaction, removeReaction),
]
