/**
 * What a contributor may do: `folder` with any right in a folder of the template, `edit` or `create` with that right, `own`
 * without one, because the answer holds only what is theirs, and `no`.
 */
export type ForContributor = 'folder' | 'edit' | 'create' | 'own' | 'no'
/** `otherwise`: for people who are not signed in to a studio: wallets, API keys, and those who are signing up. */
export type Line = {
  action: string
  mainAdmin: boolean
  admin: boolean
  contributor: ForContributor
  /** An admin of the parent, inside a sub-community. */
  parent: boolean
  calls: string[]
}

type Who = [mainAdmin: boolean, admin: boolean, contributor: ForContributor, parent?: boolean]

const line = (action: string, [mainAdmin, admin, contributor, parent = true]: Who, calls: string) => ({
  action,
  mainAdmin,
  admin,
  contributor,
  parent,
  calls: calls
    .trim()
    .split('\n')
    .map((call) => call.trim()),
})

/** Who may do what, line by line, and with which calls (method and path below the base path). */
export const PERMISSIONS: Line[] = [
  line(
    'see templates, versions, counts, search',
    [true, true, 'folder'],
    `GET /managers/templates/counts
     GET /managers/templates
     GET /managers/templates/type/{type}
     GET /managers/templates/search
     GET /managers/templates/names
     GET /managers/templates/{templateId}
     GET /managers/templates/{templateId}/versions`,
  ),
  line(
    'insights, and their export',
    [true, true, 'own'],
    `GET /managers/insights
     GET /managers/insights/all`,
  ),
  line('the sends of a template in insights', [true, true, 'folder'], 'GET /managers/insights/sends'),
  line(
    'the weekly e-mail of insights, for oneself',
    [true, true, 'no'],
    `GET /managers/insights/mail
     PUT /managers/insights/mail`,
  ),
  line('create a template', [true, true, 'create'], 'POST /managers/templates/{category}'),
  line(
    'edit, publish, new version',
    [true, true, 'edit'],
    `PUT /managers/templates/{category}
     POST /managers/templates/publish/{templateId}`,
  ),
  line(
    'delete a template, withdraw its delegation',
    [true, true, 'no'],
    `DELETE /managers/templates/{templateId}
     POST /managers/templates/withdraw/{templateId}`,
  ),
  line(
    'send, links, import, history, note, resend, extend',
    [true, true, 'folder'],
    `POST /sessions
     POST /sessions/preflight
     POST /sessions/mail-preview
     POST /sessions/import
     POST /sessions/send
     PUT /sessions/share
     PUT /sessions/link
     PUT /sessions/end
     GET /managers/templates/{templateId}/links
     GET /managers/templates/{templateId}/sessions
     GET /managers/templates/{templateId}/sessions/export
     GET /managers/templates/{templateId}/reminders
     PUT /managers/templates/{templateId}/reminders
     POST /managers/templates/{templateId}/remind
     PUT /sessions/note
     PUT /sessions/resend`,
  ),
  line(
    'revoke, suspend, reinstate, reissue',
    [true, true, 'folder'],
    `PUT /sessions/revoke
     PUT /sessions/suspend
     PUT /sessions/resume
     PUT /sessions/reissue
     PUT /sessions/change
     PUT /sessions/change-batch`,
  ),
  line(
    'door, door staff, verify holders',
    [true, true, 'folder'],
    `GET /managers/templates/{templateId}/door
     PUT /managers/templates/{templateId}/door
     POST /managers/templates/{templateId}/door/check-ins
     POST /managers/templates/{templateId}/door/by-hand
     POST /managers/templates/{templateId}/door/undo
     GET /managers/templates/{templateId}/door/tickets
     POST /managers/templates/{templateId}/door/stewards
     POST /managers/templates/{templateId}/door/stewards/end
     POST /managers/templates/{templateId}/door/participation
     POST /managers/templates/{templateId}/presentations
     GET /managers/templates/{templateId}/presentations
     GET /managers/templates/{templateId}/presentations/{presentation}/sse
     POST /managers/templates/{templateId}/presentations/{presentation}/close
     POST /managers/templates/{templateId}/verifiers
     GET /managers/templates/{templateId}/verifiers
     POST /managers/templates/{templateId}/verifiers/end`,
  ),
  line(
    'recipient lists',
    [true, true, 'own'],
    `GET /recipient-lists
     PUT /recipient-lists
     PUT /recipient-lists/{listId}
     DELETE /recipient-lists/{listId}`,
  ),
  line(
    'notifications, sends in progress',
    [true, true, 'folder'],
    `GET /managers/notices
     GET /sessions/running
     GET /sessions/import/{sendId}
     POST /sessions/import/{sendId}/pause
     POST /sessions/import/{sendId}/resume
     POST /sessions/import/{sendId}/stop
     POST /sessions/import/{sendId}/undo
     POST /sessions/import/{sendId}/send-now
     POST /sessions/import/{sendId}/retry`,
  ),
  line(
    'undo window, e-mail wording, suppressions',
    [true, true, 'no'],
    `GET /sessions/settings
     PUT /sessions/settings
     GET /managers/mail
     PUT /managers/mail
     POST /managers/mail/preview
     POST /managers/mail/test
     POST /managers/mail/reply-addresses
     POST /managers/mail/reply-addresses/confirm
     DELETE /managers/mail/reply-addresses
     GET /managers/suppressions
     GET /managers/suppressions/find
     POST /managers/suppressions
     POST /managers/suppressions/remove`,
  ),
  line(
    'members: list, export, invite, send',
    [true, true, 'no'],
    `GET /managers/members
     GET /managers/members/all
     GET /managers/members/one
     POST /managers/members/addresses
     PUT /managers/members/suspend
     PUT /managers/members/resume`,
  ),
  line(
    'ranking',
    [true, true, 'no'],
    `GET /points/ranking/{id}
     GET /managers/ranking
     PUT /managers/ranking
     GET /managers/ranking/all`,
  ),
  line(
    'channel: publish, delete',
    [true, true, 'no'],
    `GET /managers/channel
     POST /managers/channel
     PUT /managers/channel/{postId}
     DELETE /managers/channel/{postId}
     GET /managers/channel/scheduled
     GET /managers/channel/audience`,
  ),
  line(
    'conversations with members',
    [true, true, 'no', false],
    `GET /managers/conversations
     GET /managers/conversations/one
     POST /managers/conversations/messages
     PUT /managers/conversations/read
     PUT /managers/conversations/done
     PUT /managers/conversations/name`,
  ),
  line(
    'challenges, quests, evidence review, booking points',
    [true, true, 'no'],
    `POST /managers/points
     GET /managers/members/points`,
  ),
  line(
    'giving from person to person',
    [true, true, 'no'],
    `GET /managers/templates/{templateId}/giving
     PUT /managers/templates/{templateId}/giving
     GET /managers/templates/{templateId}/gifts
     POST /managers/gifts/{giftId}/approve
     POST /managers/gifts/{giftId}/refuse`,
  ),
  line(
    'evidence review, kiosks and secrets of challenges',
    [true, true, 'no'],
    `GET /managers/reviews
     POST /managers/reviews/decide
     POST /managers/reviews/undo
     GET /managers/reviews/{reviewId}/picture
     POST /managers/challenges/{challengeId}/kiosk
     POST /managers/challenges/{challengeId}/secret`,
  ),
  line(
    'challenges, their limits, and wallets of one person',
    [true, true, 'no'],
    `GET /managers/challenges
     POST /managers/challenges
     POST /managers/challenges/preview
     DELETE /managers/challenges/{challengeId}
     GET /managers/challenges/limits
     PUT /managers/challenges/limits
     POST /managers/members/same-person
     GET /managers/members/person
     POST /managers/members/separate-person`,
  ),
  line(
    'quests',
    [true, true, 'no'],
    `GET /managers/quests
     POST /managers/quests
     POST /managers/quests/try
     PUT /managers/quests/{questId}
     DELETE /managers/quests/{questId}
     POST /managers/quests/{questId}/end
     GET /managers/quests/{questId}/numbers
     POST /managers/quests/{questId}/badges`,
  ),
  line(
    'profile',
    [true, true, 'no'],
    `PUT /managers
     GET /managers/public-page
     PUT /managers/public-page`,
  ),
  line(
    'folders, inviting to folders, access page',
    [true, true, 'no'],
    `GET /access-control
     GET /access-control/people
     POST /access-control/group
     PUT /access-control/group/{roleId}
     DELETE /access-control/group/{roleId}
     POST /access-control/permission
     POST /access-control/user/invite
     POST /access-control/user/resend
     DELETE /access-control/user/{email}
     POST /access-control/group/resource
     POST /access-control/group/resource/delete
     POST /access-control/resource-group`,
  ),
  line('see admins', [true, true, 'no'], 'GET /managers/admins'),
  line(
    'add an admin',
    [true, true, 'no', false],
    `POST /managers/admins
     POST /managers/admins/resend`,
  ),
  line(
    'edit name and e-mail',
    [true, true, 'no', false],
    `PUT /managers/admins
     PUT /managers/admins/confirm-email`,
  ),
  line(
    'delete an admin, make another one the main admin',
    [true, false, 'no', false],
    `DELETE /managers/admins/{email}
     POST /managers/admins/change`,
  ),
  line(
    'sub-communities',
    [true, true, 'no', false],
    `POST /auth/sub-manager-invite
     GET /managers/sub
     POST /managers/sub/resend
     DELETE /managers/sub/invitations/{invitationId}
     POST /managers/sub/release
     POST /managers/sub/keep
     GET /managers/parent
     POST /managers/parent/keep`,
  ),
  line(
    'delete a sub-community, leave the parent',
    [true, false, 'no', false],
    `POST /managers/sub/delete
     POST /managers/parent/leave`,
  ),
  line(
    'request promotion, verify a domain',
    [true, true, 'no', false],
    `POST /managers/verifications/email
     PUT /managers/verifications/email
     GET /managers/verifications/domain
     GET /managers/verifications/domain/file
     POST /managers/verifications/domain
     GET /managers/promote
     POST /managers/promote`,
  ),
  line(
    'API keys, webhooks',
    [true, true, 'no', false],
    `GET /managers/keys
     POST /managers/keys
     PUT /managers/keys/{keyId}
     POST /managers/keys/{keyId}/rotate
     DELETE /managers/keys/{keyId}
     POST /managers/regenerate-api-key
     POST /managers/show-api-key
     GET /managers/webhooks
     POST /managers/webhooks
     PUT /managers/webhooks/{webhookId}
     DELETE /managers/webhooks/{webhookId}
     POST /managers/webhooks/{webhookId}/secret
     POST /managers/webhooks/{webhookId}/switch
     POST /managers/webhooks/{webhookId}/test
     POST /managers/webhooks/{webhookId}/again
     GET /managers/webhooks/deliveries
     GET /managers/webhooks/deliveries/{deliveryId}
     POST /managers/webhooks/deliveries/{deliveryId}/again
     POST /sessions/builders
     POST /sessions/builders/{templateId}/{builder}/show
     DELETE /sessions/builders/{templateId}/{builder}`,
  ),
  line(
    'delete the community',
    [true, false, 'no', false],
    `GET /managers/deletion
     DELETE /managers`,
  ),
  // Each person has a mark of their own in the list.
  line('what is read of the notifications', [true, true, 'own'], 'PUT /managers/notices/seen'),
  // Everybody who works in a studio, whatever their rights (1.5).
  line(
    'the own session and its community',
    [true, true, 'own'],
    `GET /managers
     GET /access-control/own
     GET /managers/events/sse
     GET /operations/sse/{operationId}
     POST /auth/switch-back
     POST /auth/proof
     POST /auth/proof/confirm
     GET /cities/query/{country}/{query}
     GET /cities/details/{name}/{country}`,
  ),
  line(
    'the own sessions and communities',
    [true, true, 'own', false],
    `GET /auth/switch-account-token
     GET /auth/accounts
     POST /auth/switch
     POST /auth/signup-token
     GET /auth/sessions
     DELETE /auth/sessions
     DELETE /auth/sessions/{sessionId}`,
  ),
]

/** Closed calls that no studio session may make: of wallets, of API keys, and of people who are signing up. */
export const OF_OTHERS = ['holder', 'holderOfClaim', 'apiKey', 'applicant', 'chooser']
