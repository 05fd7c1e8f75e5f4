import type { FollowedEvent } from '#platform/audit.ts'
import type { Kind } from '../rules.ts'

/** What endpoints are notified of, by the action of the audit or the announcement; others concern no endpoint. */
const KIND_OF: Record<string, Kind> = {
  'template.published': 'template.published',
  'template.versioned': 'template.changed',
  'template.deleted': 'template.deleted',
  'claim.created': 'claim.created',
  'claim.taken': 'claim.taken',
  'claim.bounced': 'claim.bounced',
  'badge.issued': 'badge.issued',
  'badge.revoked': 'badge.revoked',
  'badge.suspended': 'badge.suspended',
  'badge.resumed': 'badge.resumed',
  'member.joined': 'member.joined',
  'member.left': 'member.left',
  'member.ended': 'member.left',
  'ticket.checkedIn': 'ticket.checkedIn',
  'pass.made': 'challenge.passed',
  'quest.done': 'quest.done',
  'points.booked': 'points.booked',
  'presentation.done': 'presentation.done',
  'send.finished': 'send.finished',
}

/** The kind of an event, undefined for one that concerns no endpoint; nobody outside heard of a draft. */
export function kindOf({ action, detail }: FollowedEvent): Kind | undefined {
  if (action === 'template.deleted' && detail?.published === false) return undefined
  return KIND_OF[action]
}
