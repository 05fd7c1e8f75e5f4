import { adminChanged } from '#features/issuers/hooks.ts'
import { membershipChanged, unreadCounted } from '#features/members/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { countUnreadMessages } from './count-unread-messages.ts'
import { eraseConversations, eraseConversationsOf } from './erase-conversations.ts'
import { followAdmins } from './follow-admins.ts'
import { followMembership } from './follow-membership.ts'
import { moveConversations } from './move-conversations.ts'
import { conversationsPages } from './pages.ts'
import { conversationsRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const conversationsFeature: Feature = {
  name: 'conversations',
  routes: conversationsRoutes,
  pages: [conversationsPages],
  on: [
    membershipChanged.on(followMembership, { locks: 'conversations' }),
    // A message stays with its author, whose address may change.
    adminChanged.on(followAdmins),
    unreadCounted.on(countUnreadMessages),
  ],
  person: {
    erase: [{ run: (ctx, { holderIds }) => eraseConversationsOf(ctx, holderIds), locks: 'conversations' }],
    merge: [{ run: moveConversations, locks: 'conversations', after: ['members'] }],
  },
  community: { erase: [{ run: (ctx, { issuerId }) => eraseConversations(ctx, issuerId), locks: 'conversations' }] },
}
