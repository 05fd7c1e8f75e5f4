import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { noteWalletReport } from '#features/badges/server/note-wallet-report.ts'
import type { Context } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type { notifyIssuer as contract } from '../protocol/contract.ts'
import { readAccessToken, readNotificationId } from '../protocol/server/access-token.ts'
import { WALLET_REPORTS } from '../rules.ts'

const STATES = { credential_accepted: 'stored', credential_deleted: 'declined', credential_failure: 'failed' } as const

/**
 * The notification endpoint (OpenID4VCI 1.0, section 11): keeps the status of a badge in the wallet that collected it,
 * for the issuer's history. Only an access token of the same link can report; the same report again changes nothing.
 */
export async function notifyIssuer(ctx: Context, asked: Input<typeof contract>): Promise<undefined> {
  const named = await readAccessToken(ctx)
  const badgeId = readNotificationId(ctx, asked.notification_id, named)
  if (badgeId) await takeRate(ctx, `wallet report:${badgeId}`, WALLET_REPORTS)
  const report = { claimId: named.claimId, state: STATES[asked.event] }
  if (!badgeId || !(await noteWalletReport(ctx, { badgeId, ...report }))) throw new Problem('invalid_notification_id')
}
