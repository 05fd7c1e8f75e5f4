/**
 * The kinds of notifications: a failed operation, a finished send, bounced e-mails, a giving at the door that ended
 * early, refused attempts, an accepted or declined invitation.
 */
export const NOTICE_KINDS = [
  'operationFailed',
  'sendFinished',
  'mailsBounced',
  'givingStopped',
  'manyRefusals',
  'invitationAccepted',
  'invitationDeclined',
] as const

export const NOTICES_PAGE = 8
/** Unseen notifications are counted up to this number. */
export const UNSEEN_MAX = 100
