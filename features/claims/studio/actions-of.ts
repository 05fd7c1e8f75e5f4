import type { Output } from '#base/endpoint.ts'
import type { listSessions } from '../contract.ts'

export type Session = Output<typeof listSessions>['sessions'][number]
export type RowAction = 'copy' | 'resend' | 'revoke'

/** Whether the row's mail came back, while its badge can still be collected. */
export function isBounced({ status, delivery }: Pick<Session, 'status' | 'delivery'>): boolean {
  return delivery === 'bounced' && (status === 'pending' || status === 'expired')
}

/**
 * What can be done with a row (specification 2, section 2: resend for expired rows with an e-mail): a pending link is
 * copied, a mail that came back is sent again, a badge or a living link is revoked.
 */
export function actionsOf(
  session: Pick<Session, 'status' | 'delivery' | 'taken'> & { emails: readonly string[] },
): RowAction[] {
  const { status, emails, taken } = session
  const canResend = emails.length > 0 && (status === 'expired' || isBounced(session))
  return [
    ...(status === 'pending' ? (['copy'] as const) : []),
    ...(canResend ? (['resend'] as const) : []),
    ...(status === 'owner' || status === 'pending' || (status === 'expired' && taken > 0) ? (['revoke'] as const) : []),
  ]
}
