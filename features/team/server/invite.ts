import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import type { Language } from '#base/text.ts'
import { findAdmin } from '#features/issuers/server/find-admin.ts'
import { hashText } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import { type AdminContext, type Context, inTransaction } from '#platform/context.ts'
import { countRate } from '#platform/http/rate-limit.ts'
import { INVITATION_DAYS, INVITATIONS_AN_HOUR, INVITATIONS_TO_ADDRESS_A_DAY } from '../rules.ts'
import { type InvitationKind, invitations } from './tables.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

export type NewInvitation = {
  issuerId: string
  kind: InvitationKind
  /** In lower case. */
  email: string
  firstName?: string
  lastName?: string
  /** For `sub`: the name of the community to create. */
  communityName?: string
  /** Of the e-mail; that of the call without it. */
  language?: Language
}

/**
 * Invites an address in the name of the caller, in the caller's transaction, and has the e-mail sent (job
 * `mail-invitation`): writes an invitation, or renews the open one, whose 14 days begin again. Returns its id. The
 * limits count e-mails, and a transaction that is rolled back counts none. Throws `tooManyInvitations` above 100 an
 * hour of the community or 5 a day to the address, from all communities.
 */
export function invite(ctx: AdminContext, { issuerId, kind, email, language, ...invited }: NewInvitation) {
  return inTransaction(ctx, async (ctx): Promise<string> => {
    await takeOne(ctx, `invitations:${issuerId}`, INVITATIONS_AN_HOUR, HOUR_SECONDS)
    await takeOne(ctx, `invitations-to:${hashText(email)}`, INVITATIONS_TO_ADDRESS_A_DAY, DAY_SECONDS)
    const now = ctx.now()
    const renewed = {
      ...invited,
      invitedBy: ctx.actor.email,
      inviterName: await nameOf(ctx),
      language: language ?? ctx.language,
      sentAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_SECONDS * 1000),
    }
    const [row] = await ctx.db
      .insert(invitations)
      .values({ ...renewed, id: newId(), issuerId, kind, email, sends: 1, createdAt: now })
      .onConflictDoUpdate({
        target: [invitations.issuerId, invitations.kind, invitations.email],
        targetWhere: sql`accepted_at is null and ended_at is null`,
        set: { ...renewed, sends: sql`${invitations.sends} + 1` },
      })
      .returning({ id: invitations.id, sends: invitations.sends })
    if (!row) throw new Error('The invitation was not written')
    await ctx.jobs.send(ctx, 'mail-invitation', { invitationId: row.id })
    await recordEvent(ctx, {
      action: 'invitation.sent',
      issuerId,
      subjectId: row.id,
      detail: { kind, sends: row.sends },
    })
    return row.id
  })
}

async function takeOne(ctx: Context, key: string, limit: number, seconds: number): Promise<void> {
  if ((await countRate(ctx, key, seconds)) > limit) throw new Problem('tooManyInvitations')
}

async function nameOf(ctx: AdminContext): Promise<string> {
  const { issuerId, via, email } = ctx.actor
  const admin = await findAdmin(ctx, via ?? issuerId, email)
  return admin ? `${admin.firstName} ${admin.lastName}`.trim() : ''
}

type Invited = { issuerId: string; email?: string; kind?: InvitationKind }

/**
 * Ends the open invitations of an address (or all) to an issuer (of one kind, or all), in the caller's transaction: their links
 * admit nobody from now on. Returns how many there were.
 */
export function endInvitation(ctx: Context, { issuerId, email, kind }: Invited): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const ended = await ctx.db
      .update(invitations)
      .set({ endedAt: ctx.now() })
      .where(
        and(
          eq(invitations.issuerId, issuerId),
          email === undefined ? undefined : eq(invitations.email, email),
          kind === undefined ? undefined : eq(invitations.kind, kind),
          isOpen(),
        ),
      )
      .returning({ id: invitations.id })
    for (const { id } of ended) await recordEvent(ctx, { action: 'invitation.ended', issuerId, subjectId: id })
    return ended.length
  })
}

/** Selects invitations that were neither accepted nor ended; they may have expired. */
export function isOpen(): SQL | undefined {
  return and(isNull(invitations.acceptedAt), isNull(invitations.endedAt))
}
