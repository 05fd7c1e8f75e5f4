import type { Output } from '#base/endpoint.ts'
import { canReissue } from '../history-rules.ts'
import type { listSessions } from '../session-contract.ts'

export type Session = Output<typeof listSessions>['sessions'][number]
export type RowAction = 'copy' | 'correct' | 'resend' | 'renew' | 'suspend' | 'resume' | 'reissue' | 'send' | 'revoke'

/** Whether the row's mail came back, while its badge can still be collected. */
export function isBounced({ status, delivery }: Pick<Session, 'status' | 'delivery'>): boolean {
  return delivery === 'bounced' && (status === 'pending' || status === 'expired')
}

function endings(status: Session['status']): RowAction[] {
  return status === 'revoked' ? [] : ['revoke']
}

/**
 * What can be done with a row (specification 2, section 2: resend for expired rows with an e-mail): a pending link is
 * copied, a mail that came back goes to a corrected address or is sent again, a link that nobody used is renewed, a badge is suspended, resumed or given
 * again, a badge or a living link is revoked; the rows of the same send are shown.
 */
export function actionsOf(
  session: Pick<Session, 'status' | 'delivery' | 'taken' | 'didLimit'> & {
    emails: readonly string[]
    isCodeLocked?: boolean
  },
): RowAction[] {
  const { status, emails, taken, isCodeLocked } = session
  const canResend =
    emails.length > 0 && (status === 'expired' || isBounced(session) || (isCodeLocked && status === 'pending'))
  return [
    ...(status === 'pending' ? (['copy'] as const) : []),
    ...(emails.length > 0 && isBounced(session) ? (['correct'] as const) : []),
    ...(canResend ? (['resend'] as const) : []),
    ...(session.didLimit === 1 && taken === 0 && status !== 'revoked' ? (['renew'] as const) : []),
    ...(taken > 0 && status !== 'revoked' && status !== 'suspended' ? (['suspend'] as const) : []),
    ...(status === 'suspended' ? (['resume'] as const) : []),
    ...(canReissue(session) ? (['reissue'] as const) : []),
    'send',
    ...(taken > 0 || status === 'pending' ? endings(status) : []),
  ]
}
