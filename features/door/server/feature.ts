import { badgeReissued } from '#features/history/hooks.ts'
import { mailAttachments } from '#features/mailing/hooks.ts'
import type { Feature } from '#platform/manifest/feature.ts'
import { eraseDoor } from './erase-door.ts'
import { forgetDevices } from './forget-devices.ts'
import { giveNextPage } from './job-give-participation.ts'
import { attachCode } from './mailed-code.ts'
import { moveCheckIn } from './move-check-in.ts'
import { doorRoutes } from './routes.ts'

/** What this feature brings to the product. */
export const doorFeature: Feature = {
  name: 'door',
  routes: doorRoutes,
  jobs: { 'give-participation': giveNextPage },
  on: [mailAttachments.by(attachCode), badgeReissued.on(moveCheckIn)],
  person: {
    erase: [
      {
        // While the addresses are known, by which uncollected tickets are found.
        run: (ctx, { held, emails }) => forgetDevices(ctx, { badgeIds: held.map(({ id }) => id), emails }),
        locks: 'badges',
        after: ['badges'],
      },
    ],
  },
  // Check-ins are locked with the tickets, before members.
  community: {
    erase: [{ run: (ctx, { issuerId }) => eraseDoor(ctx, issuerId), locks: 'statusLists', after: ['badges'] }],
  },
}
