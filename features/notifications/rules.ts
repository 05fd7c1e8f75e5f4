/**
 * The kinds of notifications: a failed operation, a finished send, bounced e-mails, a giving at the door that ended
 * early, badges that members could not give, challenges that nobody can pass any more, messages, gifts, evidence and rewards of members that wait for a review, refused attempts, a key that may have been seen, a webhook that was switched off, an accepted or declined invitation, and what happens between a community and the one it is in.
 */
export const NOTICE_KINDS = [
  'operationFailed',
  'sendFinished',
  'mailsBounced',
  'givingStopped',
  'giftsStopped',
  'challengesStopped',
  'memberWrote',
  'giftsToReview',
  'questBadgesDue',
  'reviewsWaiting',
  'manyRefusals',
  'keyLeaked',
  'webhookOff',
  'invitationAccepted',
  'invitationDeclined',
  'subDeletionAnnounced',
  'subDeletionStopped',
  'subDeleted',
  'subReleased',
  'subLeft',
  'subMoved',
  'parentDeleted',
] as const

export const NOTICES_PAGE = 8
/** Unseen notifications are counted up to this number. */
export const UNSEEN_MAX = 100
