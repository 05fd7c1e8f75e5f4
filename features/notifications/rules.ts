/**
 * What the bell tells: an operation that failed, a send whose mails are out, mails that came back, a giving at the door that ended early,
 * attempts that were refused.
 */
export const NOTICE_KINDS = [
  'operationFailed',
  'sendFinished',
  'mailsBounced',
  'givingStopped',
  'manyRefusals',
] as const

export const NOTICES_PAGE = 8
/** Unseen notices are counted up to here. */
export const UNSEEN_MAX = 100
