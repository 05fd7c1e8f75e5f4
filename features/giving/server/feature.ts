import { badgeReissued } from '#features/history/hooks.ts'
import { giftTaken } from '#features/issuing/hooks.ts'
import { membershipChanged } from '#features/members/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { markGifts } from '../review/server/mark-gifts.ts'
import { endGiftsBetween, endGiftsOf } from './end-open-gifts.ts'
import { eraseGiving, eraseGivingOf, forgetGiversOf } from './erase-giving.ts'
import { followMembership } from './follow-membership.ts'
import { followReissue, followTaken } from './follow-taken.ts'
import { moveGifts } from './move-gifts.ts'
import { givingRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const givingFeature: Feature = {
  name: 'giving',
  routes: givingRoutes,
  jobs: { 'mark-gifts': markGifts },
  on: [
    giftTaken.on(followTaken),
    badgeReissued.on(followReissue),
    // People who leave cannot give.
    membershipChanged.on(followMembership, { locks: 'gifts' }),
  ],
  person: {
    erase: [
      { run: (ctx, { holderIds }) => endGiftsOf(ctx, holderIds), locks: 'claims' },
      { run: (ctx, { holderIds }) => forgetGiversOf(ctx, holderIds), locks: 'claims' },
      { run: eraseGiving, locks: 'gifts' },
    ],
    merge: [
      { run: endGiftsBetween, locks: 'claims' },
      { run: moveGifts, locks: 'gifts' },
    ],
  },
  // With the claims, as the gifts of an erased person end.
  community: {
    erase: [{ run: (ctx, { issuerId }) => eraseGivingOf(ctx, issuerId), locks: 'claims', after: ['sends'] }],
  },
}
