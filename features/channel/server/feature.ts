import { countPosts } from '#features/issuers/hooks.ts'
import { unreadCounted } from '#features/members/hooks.ts'
import { hasMuted } from '#features/push/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { jobMailReport } from '../reports/server/job-mail-report.ts'
import { countUnreadPosts } from './count-unread-posts.ts'
import { eraseChannel } from './erase-channel.ts'
import { eraseReaders } from './erase-readers.ts'
import { jobForgetPost } from './job-forget-post.ts'
import { moveReaders } from './move-readers.ts'
import { countPosts as countShown, hasMuted as hasMutedIn } from './queries.ts'
import { channelRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const channelFeature: Feature = {
  name: 'channel',
  routes: channelRoutes,
  jobs: { 'forget-post': jobForgetPost, 'mail-report': jobMailReport },
  on: [countPosts.by(countShown), hasMuted.by(hasMutedIn), unreadCounted.on(countUnreadPosts)],
  person: {
    erase: [{ run: (ctx, { holderIds }) => eraseReaders(ctx, holderIds) }],
    merge: [{ run: moveReaders }],
  },
  community: { erase: [{ run: (ctx, { issuerId }) => eraseChannel(ctx, issuerId) }] },
}
