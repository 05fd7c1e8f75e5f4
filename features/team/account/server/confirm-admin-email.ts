import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { changeAdmin } from '#features/issuers/server/queries.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { endSessions, moveSession, type Session } from '#platform/access/sessions.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, inTransaction } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import { notifyAccount } from '#platform/mail/account-notices.ts'
import { mailLanguage } from '#platform/mail/mail-language.ts'
import { sessions } from '#platform/tables.ts'
import { CODE_TRIES, CODE_TRIES_A_DAY, UNDO_DAYS } from '../../rules.ts'
import { endInvitation } from '../../server/invite.ts'
import { lockTeam, readTeam } from '../../server/lock-team.ts'
import { mintStudioToken } from '../../server/mint-studio-token.ts'
import { addressChanges, invitations, teamPeople } from '../../server/tables.ts'
import type * as contract from '../contract.ts'
import { changeSecrets, isCodeOfChange } from './change-secrets.ts'

type Confirm = typeof contract.confirmAdminEmail
type Change = typeof addressChanges.$inferSelect

const DAY_MS = 24 * 60 * 60_000

/**
 * Gives the caller's row the address whose code is typed, in the session that asked for it. The other sessions of both
 * addresses in this community end; the caller's goes on under the new address, with the token that is returned. Throws
 * `codeWrong`, `linkExpired` when the code is late, used, or was tried five times, `tooManyRequests`, `emailTaken`, and
 * `notAllowed` in a community with its own key.
 */
export async function confirmAdminEmail(ctx: AdminContext, { code, lang }: Input<Confirm>): Promise<Output<Confirm>> {
  await readTeam(ctx)
  const change = await readCode(ctx, code)
  const session = await inTransaction(ctx, async (ctx) => {
    const { issuer, admins } = await lockTeam(ctx)
    const { id, oldEmail, newEmail } = change
    const undoHash = hashText(changeSecrets(ctx.config, id).token)
    const undoUntil = new Date(ctx.now().getTime() + UNDO_DAYS * DAY_MS)
    await takeChange(ctx, id, { undoHash, undoUntil })
    if (admins.some(({ email }) => email === newEmail)) throw new Problem('emailTaken')
    await changeAdmin(ctx, { issuerId: issuer.id, email: oldEmail }, { email: newEmail })
    const session = await moveSessions(ctx, change)
    await leaveFolders(ctx, change)
    const language = mailLanguage('adminAddressChanged', { page: lang ?? ctx.language })
    const detail = { community: issuer.name, newEmail, changeId: id, hash: undoHash, until: undoUntil.toISOString() }
    await notifyAccount(ctx, [oldEmail], { kind: 'adminAddressChanged', language, detail })
    await recordEvent(ctx, { action: 'admin.addressChanged', subjectId: id })
    return session
  })
  return { success: true, token: await mintStudioToken(ctx, session) }
}

/**
 * The change that waits for this code in the caller's session. Counts the try before it looks at the code, so that
 * guesses at once count too, and refunds the right one; outside a transaction, because a wrong code counts although the
 * call fails. The limit a day is the address's: whoever guesses a code gets a session that opens all its communities.
 */
async function readCode(ctx: AdminContext, code: string): Promise<Change> {
  const { issuerId, email, sessionId } = ctx.actor
  const [change] = await ctx.db
    .update(addressChanges)
    .set({ tries: sql`${addressChanges.tries} + 1` })
    .where(
      and(
        eq(addressChanges.issuerId, issuerId),
        eq(addressChanges.oldEmail, email),
        eq(addressChanges.sessionId, sessionId),
        isNull(addressChanges.confirmedAt),
        lt(addressChanges.tries, CODE_TRIES),
        gt(addressChanges.expiresAt, ctx.now()),
      ),
    )
    .returning()
  if (!change) throw new Problem('linkExpired')
  const tries = { limit: CODE_TRIES_A_DAY, seconds: DAY_MS / 1000 }
  await takeRate(ctx, `address-code-tries:${hashText(change.newEmail)}`, tries)
  if (!isCodeOfChange(ctx.config, change, code)) {
    await recordEvent(ctx, { action: 'admin.codeRefused', subjectId: change.id, detail: { tries: change.tries } })
    throw new Problem('codeWrong')
  }
  await ctx.db
    .update(addressChanges)
    .set({ tries: sql`${addressChanges.tries} - 1` })
    .where(eq(addressChanges.id, change.id))
  return change
}

/** The update is the lock: a code that is typed twice at once confirms once. */
async function takeChange(ctx: AdminContext, id: string, undo: { undoHash: string; undoUntil: Date }): Promise<void> {
  const taken = await ctx.db
    .update(addressChanges)
    .set({ ...undo, confirmedAt: ctx.now() })
    .where(and(eq(addressChanges.id, id), isNull(addressChanges.confirmedAt)))
    .returning({ id: addressChanges.id })
  if (taken.length === 0) throw new Problem('linkExpired')
}

async function moveSessions(ctx: AdminContext, { issuerId, oldEmail, newEmail, sessionId }: Change): Promise<Session> {
  const count = await endSessions(
    ctx,
    and(eq(sessions.issuerId, issuerId), inArray(sessions.email, [oldEmail, newEmail]), ne(sessions.id, sessionId)),
  )
  await recordEvent(ctx, { action: 'sessions.ended', subjectId: sessionId, detail: { count } })
  const session = await moveSession(ctx, sessionId, newEmail)
  if (!session) throw new Problem('signedOut')
  return session
}

/** An admin works in no folder, and what the old address was to be told goes to the new one. */
async function leaveFolders(ctx: AdminContext, { issuerId, oldEmail, newEmail }: Change): Promise<void> {
  await ctx.db.delete(teamPeople).where(and(eq(teamPeople.issuerId, issuerId), eq(teamPeople.email, newEmail)))
  for (const kind of ['admin', 'folder'] as const) await endInvitation(ctx, { issuerId, email: newEmail, kind })
  await ctx.db
    .update(invitations)
    .set({ invitedBy: newEmail })
    .where(and(eq(invitations.issuerId, issuerId), eq(invitations.invitedBy, oldEmail)))
}
