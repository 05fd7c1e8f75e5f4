import { onBadges, onLockBadges } from '#features/badges/server/badge-listeners.ts'
import { moveBadges } from '#features/badges/server/move-badges.ts'
import { badgesPages } from '#features/badges/server/pages.ts'
import { onRevoke } from '#features/badges/server/revoke-badges.ts'
import { badgesRoutes } from '#features/badges/server/routes.ts'
import { builderRoutes } from '#features/builder/server/routes.ts'
import { followReviewers } from '#features/challenges/reviews/server/follow-reviewers.ts'
import { followTemplate } from '#features/challenges/server/follow-template.ts'
import { challengesJobs } from '#features/challenges/server/jobs.ts'
import { followLeft } from '#features/challenges/server/keeping/follow-left.ts'
import { lockMergedPasses, movePasses } from '#features/challenges/server/keeping/move-passes.ts'
import { onPasses } from '#features/challenges/server/pass-listeners.ts'
import { onQuests } from '#features/challenges/server/quest-listeners.ts'
import { challengesRoutes } from '#features/challenges/server/routes.ts'
import { titlesOfCauses } from '#features/challenges/server/titles-of-causes.ts'
import {
  followJoined,
  followBadges as recheckBadges,
  recheckGivers,
} from '#features/challenges/types/badges/server/follow-badges.ts'
import { countUnreadPosts } from '#features/channel/server/count-unread-posts.ts'
import { channelJobs } from '#features/channel/server/jobs.ts'
import { moveReaders } from '#features/channel/server/move-readers.ts'
import { countPosts } from '#features/channel/server/queries.ts'
import { channelRoutes } from '#features/channel/server/routes.ts'
import { endClaimsOf, moveClaims } from '#features/claims/server/follow-template.ts'
import { onEndMails } from '#features/claims/server/mail-listeners.ts'
import { moveHolderClaims } from '#features/claims/server/move-holder-claims.ts'
import { claimsRoutes } from '#features/claims/server/routes.ts'
import { sessionsOfTemplate } from '#features/claims/server/sessions-of-template.ts'
import { countUnreadMessages } from '#features/conversations/server/count-unread-messages.ts'
import { followAdmins } from '#features/conversations/server/follow-admins.ts'
import { followMembership } from '#features/conversations/server/follow-membership.ts'
import { moveConversations } from '#features/conversations/server/move-conversations.ts'
import { conversationsPages } from '#features/conversations/server/pages.ts'
import { conversationsRoutes } from '#features/conversations/server/routes.ts'
import { followMakers } from '#features/developers/server/erase-keys.ts'
import { developersRoutes } from '#features/developers/server/routes.ts'
import { moveDigests } from '#features/digests/server/move-digests.ts'
import { digestsPages } from '#features/digests/server/pages.ts'
import { digestsRoutes } from '#features/digests/server/routes.ts'
import { doorJobs } from '#features/door/server/jobs.ts'
import { attachCode } from '#features/door/server/mailed-code.ts'
import { moveCheckIn } from '#features/door/server/move-check-in.ts'
import { doorRoutes } from '#features/door/server/routes.ts'
import { gateRoutes } from '#features/gate/server/routes.ts'
import { endGiftsBetween } from '#features/giving/server/end-open-gifts.ts'
import { followMembership as followGivers } from '#features/giving/server/follow-membership.ts'
import { followReissue, followTaken } from '#features/giving/server/follow-taken.ts'
import { givingJobs } from '#features/giving/server/jobs.ts'
import { onMarked } from '#features/giving/server/marked-listeners.ts'
import { moveGifts } from '#features/giving/server/move-gifts.ts'
import { givingRoutes } from '#features/giving/server/routes.ts'
import { helpPages } from '#features/help/server/pages.ts'
import { historyJobs } from '#features/history/server/jobs.ts'
import { onReissue } from '#features/history/server/reissue-listeners.ts'
import { historyRoutes } from '#features/history/server/routes.ts'
import { onFollowedCommunities } from '#features/holders/server/followed-communities.ts'
import { holdersJobs } from '#features/holders/server/jobs.ts'
import { onWalletLeft } from '#features/holders/server/left-listeners.ts'
import { onMerge } from '#features/holders/server/merge-holders.ts'
import { onProfile } from '#features/holders/server/profile-listeners.ts'
import { holdersRoutes } from '#features/holders/server/routes.ts'
import { onSigned } from '#features/holders/server/sign-confirmation.ts'
import { importSource } from '#features/imports/server/import-source.ts'
import { importsJobs } from '#features/imports/server/jobs.ts'
import { importsPages } from '#features/imports/server/pages.ts'
import { importsRoutes } from '#features/imports/server/routes.ts'
import { onAdmin } from '#features/issuers/server/admin-listeners.ts'
import { onContributorView } from '#features/issuers/server/contributor-view.ts'
import { onCountPosts } from '#features/issuers/server/count-posts.ts'
import { onInvitedIssuer } from '#features/issuers/server/invited-issuer.ts'
import { issuersJobs } from '#features/issuers/server/jobs.ts'
import { issuersRoutes } from '#features/issuers/server/routes.ts'
import { issuersSigned } from '#features/issuers/server/signed.ts'
import { onListVerifications } from '#features/issuers/server/verification-listeners.ts'
import { onTimeZone } from '#features/issuers/server/zone-listeners.ts'
import { onGiftTaken } from '#features/issuing/server/gift-listeners.ts'
import { issuingJobs } from '#features/issuing/server/jobs.ts'
import { issuingRoutes } from '#features/issuing/server/routes.ts'
import { leavingSigned } from '#features/leaving/server/delete-issuer.ts'
import { leavingJobs } from '#features/leaving/server/jobs.ts'
import { leavingRoutes } from '#features/leaving/server/routes.ts'
import { ledgerRoutes } from '#features/ledger/server/routes.ts'
import { legalPages } from '#features/legal/server/pages.ts'
import { linksRoutes } from '#features/links/server/routes.ts'
import { mailingJobs } from '#features/mailing/server/jobs.ts'
import { onMailClaims } from '#features/mailing/server/mail-attachments.ts'
import { mailingRoutes } from '#features/mailing/server/routes.ts'
import { onListBounced, onSuppress } from '#features/mailing/server/suppression-listeners.ts'
import { communitiesOfHolders } from '#features/members/server/communities-of-holders.ts'
import { endMemberships } from '#features/members/server/end-memberships.ts'
import { followBadges } from '#features/members/server/follow-badges.ts'
import { followNames, followProfiles } from '#features/members/server/follow-profiles.ts'
import { namesOfMembers } from '#features/members/server/lock-members.ts'
import { onMembership } from '#features/members/server/membership-listeners.ts'
import { moveMembers } from '#features/members/server/move-members.ts'
import { membersRoutes } from '#features/members/server/routes.ts'
import { onCountUnread } from '#features/members/server/unread-listeners.ts'
import { moveGivenNames } from '#features/names/server/move-given-names.ts'
import { onNamed } from '#features/names/server/name-listeners.ts'
import { namesRoutes } from '#features/names/server/routes.ts'
import { visibleHappenings } from '#features/notifications/server/contributor-view.ts'
import { notificationsRoutes } from '#features/notifications/server/routes.ts'
import { moveOutside } from '#features/outside-accounts/server/move-outside.ts'
import { outsideAccountsRoutes } from '#features/outside-accounts/server/routes.ts'
import { placesPages } from '#features/places/server/pages.ts'
import { placesRoutes } from '#features/places/server/routes.ts'
import { followBadges as bookBadges } from '#features/points/server/follow-badges.ts'
import { followMembership as followRanked } from '#features/points/server/follow-membership.ts'
import { forgetNames } from '#features/points/server/follow-names.ts'
import { pointsJobs } from '#features/points/server/jobs.ts'
import { moveNames } from '#features/points/server/move-names.ts'
import { movePoints } from '#features/points/server/move-points.ts'
import { rankingRoutes } from '#features/points/server/ranking-routes.ts'
import { pointsRoutes } from '#features/points/server/routes.ts'
import { shownRankings } from '#features/points/server/shown-rankings.ts'
import { titleBadges } from '#features/points/server/title-badges.ts'
import { onTitles } from '#features/points/server/title-listeners.ts'
import { presentingRoutes } from '#features/presenting/server/routes.ts'
import { promoteJobs } from '#features/promote/server/jobs.ts'
import { listVerifications } from '#features/promote/server/list-verifications.ts'
import { publicPages } from '#features/promote/server/public-pages.ts'
import { publicPageRoutes } from '#features/promote/server/public-routes.ts'
import { promoteRoutes } from '#features/promote/server/routes.ts'
import { endPushOfSession } from '#features/push/server/end-push-of-session.ts'
import { pushJobs } from '#features/push/server/jobs.ts'
import { movePush } from '#features/push/server/move-push.ts'
import { pushRoutes } from '#features/push/server/routes.ts'
import { countOpenQuests } from '#features/quests/server/count-open-quests.ts'
import { followPasses } from '#features/quests/server/follow-passes.ts'
import { forgetRewardTemplate } from '#features/quests/server/forget-reward-template.ts'
import { followRoom } from '#features/quests/server/give-due-badges.ts'
import { questsJobs } from '#features/quests/server/jobs.ts'
import { lockMergedEntries, moveEntries } from '#features/quests/server/move-entries.ts'
import { namingQuests, refusesChallenge } from '#features/quests/server/quests-for-challenges.ts'
import { questsRoutes } from '#features/quests/server/routes.ts'
import { titlesOfQuests } from '#features/quests/server/title-quests.ts'
import { endMailsOf } from '#features/sends/server/finish-send.ts'
import { sendsJobs } from '#features/sends/server/jobs.ts'
import { bouncedAddresses, endMailsTo } from '#features/sends/server/mail-suppressions.ts'
import { sendsPages } from '#features/sends/server/pages.ts'
import { sendsRoutes } from '#features/sends/server/routes.ts'
import { sendsSigned } from '#features/sends/server/send-signed.ts'
import { onListedSends } from '#features/sends/server/send-source.ts'
import { accountRoutes } from '#features/sign-in/server/account-routes.ts'
import { signInSigned } from '#features/sign-in/server/confirm-proof.ts'
import { signInJobs } from '#features/sign-in/server/jobs.ts'
import { signInRoutes } from '#features/sign-in/server/routes.ts'
import { joinInvitedParent } from '#features/sub-issuers/server/join-invited.ts'
import { subIssuersRoutes } from '#features/sub-issuers/server/routes.ts'
import { accessRoutes, ownRightsRoutes } from '#features/team/server/access-routes.ts'
import { teamJobs } from '#features/team/server/jobs.ts'
import { onReadTemplates } from '#features/team/server/own-templates.ts'
import { stateOfRights } from '#features/team/server/rights-over.ts'
import { teamRoutes } from '#features/team/server/routes.ts'
import { embedCardPage } from '#features/templates/server/embed-card-page.ts'
import { galleryPages } from '#features/templates/server/gallery-pages.ts'
import { templatesJobs } from '#features/templates/server/jobs.ts'
import { ownTemplates } from '#features/templates/server/own-templates.ts'
import { templatesPages } from '#features/templates/server/pages.ts'
import { templatesRoutes } from '#features/templates/server/routes.ts'
import { templatesSigned } from '#features/templates/server/signed.ts'
import { onEndOpen, onMoveToVersion, onReadSessions, onRoom } from '#features/templates/server/template-listeners.ts'
import { outbox } from '#features/webhooks/server/follow-events.ts'
import { webhooksJobs } from '#features/webhooks/server/jobs.ts'
import { webhooksRoutes } from '#features/webhooks/server/routes.ts'
import { followEvents } from '#platform/audit.ts'
import type { JobHandlers } from '#platform/jobs.ts'
import type { Route } from '#platform/serve.ts'

// The audit knows nothing of webhooks, whose messages are written with it.
followEvents(outbox)
// First, because it locks claims, which are locked before badges.
onMerge(endGiftsBetween)
// Wallets know nothing of badges, so merging two of them moves their badges here.
onMerge(moveBadges)
// What people have passed is locked before their members' rows.
onMerge(lockMergedPasses)
onMerge(lockMergedEntries)
// Before the members, whose rows hold their names.
onMerge(moveGivenNames)
onMerge(moveMembers)
// After the badges and members, whose rows hold their points.
onMerge(movePoints)
onMerge(moveHolderClaims)
// What a person answered about their name in a ranking moves with them, and ends with their membership.
onMerge(moveNames)
onMerge(movePush)
// Holders know nothing of notifications; signing out ends those of the browser.
onWalletLeft(endPushOfSession)
onMerge(moveConversations)
onMerge(moveDigests)
onMerge(moveReaders)
onMerge(moveOutside)
// Issuing and history know nothing of gifts, which record who claimed them; people who leave cannot give.
onMerge(moveGifts)
onGiftTaken(followTaken)
onReissue(followReissue)
onMembership(followGivers)
// Challenges count badges, members and gifts, which know nothing of them; a deleted template stops some.
onMerge(movePasses)
onBadges(recheckBadges)
onMembership(followJoined)
onMembership(followLeft)
onMarked(recheckGivers)
onEndOpen(followTemplate)
onAdmin(followReviewers)
onTitles('challenges', titlesOfCauses)
onMembership(forgetNames)
// Badges know nothing of members; revoking a Membership badge ends the membership.
onRevoke(endMemberships)
// Members' rows hold how many badges they have, and their names.
onLockBadges(namesOfMembers)
onBadges(followBadges)
// Badges know nothing of points; the listener before has locked the members, as each booking does.
onBadges(bookBadges)
onMembership(followRanked)
onTitles('badges', titleBadges)
// Issuers know nothing of seasons, which begin at other instants in another zone.
onTimeZone((ctx, issuerId) => ctx.jobs.send(ctx, 'rebuild-standings', { issuerId }))
onProfile(followProfiles)
// Names know nothing of members, whose rows hold them.
onNamed(followNames)
// Holders know nothing of members; the news of their communities reach their open wallets.
onFollowedCommunities(communitiesOfHolders)
// Members know nothing of channels; the wallet's list of communities counts what is unread.
onCountUnread(countUnreadPosts)
// Members know nothing of rankings; the wallet leads to those that a community shows.
onCountUnread(shownRankings)
// Members know nothing of conversations: those of people who leave close, and lists count unread messages.
onMembership(followMembership)
onCountUnread(countUnreadMessages)
// Issuers know nothing of conversations; a message stays with its author, whose address may change.
onAdmin(followAdmins)
// Nor of keys, which stay with the admin who made them.
onAdmin(followMakers)
// The team knows nothing of templates; only the issuer's own go into its folders.
onReadTemplates(ownTemplates)
// Templates know nothing of claims; the open ones follow a new version, or end with their template.
onMoveToVersion(moveClaims)
onEndOpen(endClaimsOf)
onReadSessions(sessionsOfTemplate)
// Challenges know nothing of quests, which passes finish or take back; the wallet's list of communities counts open ones.
onPasses(followPasses)
onQuests({ naming: namingQuests, refuses: refusesChallenge })
onMerge(moveEntries)
onTitles('quests', titlesOfQuests)
onCountUnread(countOpenQuests)
// Templates know nothing of quests: one whose reward was deleted gives only its points, and one with room again its badges.
onEndOpen(forgetRewardTemplate)
onRoom(followRoom)
// Suppression knows nothing of sends; e-mails to a suppressed address end, and addresses that bounced are suggested.
onSuppress(endMailsTo)
onListBounced(bouncedAddresses)
// Claims know nothing of sends; a send whose last waiting e-mail was cancelled has finished.
onEndMails(endMailsOf)
// Sending knows nothing of files; sends from a file are notified.
onListedSends(importSource)
// Sending knows nothing of doors; a ticket's e-mail contains its code if the door accepts static codes.
onMailClaims(attachCode)
// A ticket reissued after its check-in is not admitted again.
onReissue(moveCheckIn)
// Issuers know nothing of folders and templates; streams show contributors what they can see.
onContributorView({ visible: visibleHappenings, state: stateOfRights })
// Issuers know nothing of channels; a community's info counts its posts.
onCountPosts(countPosts)
// Issuers know nothing of the mark; a community's info lists what it has proven.
onListVerifications(listVerifications)
// Issuers know nothing of invitations; an accepted one puts a new community inside of the one that invited.
onInvitedIssuer(joinInvitedParent)

// `holders` accepts a wallet's signature; the requesting feature handles it.
for (const signed of [issuersSigned, signInSigned, templatesSigned, sendsSigned, leavingSigned]) onSigned(signed)

/** Every call of the product, with its verb. */
export const ROUTES: Route[] = [
  ...gateRoutes,
  ...issuersRoutes,
  ...accessRoutes,
  ...teamRoutes,
  ...signInRoutes,
  ...accountRoutes,
  ...holdersRoutes,
  ...ledgerRoutes,
  ...placesRoutes,
  ...ownRightsRoutes,
  ...templatesRoutes,
  ...badgesRoutes,
  ...membersRoutes,
  ...namesRoutes,
  ...pointsRoutes,
  ...rankingRoutes,
  ...claimsRoutes,
  ...sendsRoutes,
  ...builderRoutes,
  ...importsRoutes,
  ...mailingRoutes,
  ...issuingRoutes,
  ...linksRoutes,
  ...historyRoutes,
  ...notificationsRoutes,
  ...doorRoutes,
  ...pushRoutes,
  ...channelRoutes,
  ...conversationsRoutes,
  ...digestsRoutes,
  ...presentingRoutes,
  ...givingRoutes,
  ...challengesRoutes,
  ...outsideAccountsRoutes,
  ...questsRoutes,
  ...subIssuersRoutes,
  ...developersRoutes,
  ...webhooksRoutes,
  ...promoteRoutes,
  ...publicPageRoutes,
  ...leavingRoutes,
]

/** Every job, by its queue's name. */
export const JOBS: JobHandlers = {
  ...issuersJobs,
  ...teamJobs,
  ...signInJobs,
  ...holdersJobs,
  ...templatesJobs,
  ...pointsJobs,
  ...mailingJobs,
  ...sendsJobs,
  ...importsJobs,
  ...issuingJobs,
  ...historyJobs,
  ...doorJobs,
  ...pushJobs,
  ...channelJobs,
  ...givingJobs,
  ...challengesJobs,
  ...questsJobs,
  ...webhooksJobs,
  ...promoteJobs,
  ...leavingJobs,
}

/** The jobs of e-mails that a person waits for: links and codes. */
export const AWAITED_JOBS = ['mail-link', 'mail-wallet-link', 'mail-address-code', 'mail-entry', 'mail-reply-code']

/** Pages and pictures outside of the API. */
export const PAGES = [
  placesPages,
  legalPages,
  helpPages,
  galleryPages,
  templatesPages,
  embedCardPage,
  badgesPages,
  sendsPages,
  conversationsPages,
  importsPages,
  digestsPages,
  publicPages,
]
