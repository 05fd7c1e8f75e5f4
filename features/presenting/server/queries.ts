import { and, arrayContains, desc, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { onCommit } from '#platform/context.ts'
import type { State } from '../rules.ts'
import type { Shown } from './judge-shown.ts'
import { presentationCounts, presentations, verifiers } from './tables.ts'

export type PresentationRow = typeof presentations.$inferSelect
export type VerifierRow = typeof verifiers.$inferSelect

const OPEN: State[] = ['waiting', 'opened']

/** The channel on which the verifier's page follows a request. */
export function channelOf(id: string): string {
  return `presentation:${id}`
}

/** A request, or undefined. */
export async function findPresentation(ctx: Context, id: string): Promise<PresentationRow | undefined> {
  const [row] = await ctx.db.select().from(presentations).where(eq(presentations.id, id))
  return row
}

/** Whether a request can still be answered. */
export function isOpen(ctx: Context, { state, expiresAt }: PresentationRow): boolean {
  return OPEN.includes(state) && expiresAt > ctx.now()
}

/** Moves an open request on; false when it was answered or declined meanwhile, or has ended. The update is the lock. */
export async function movePresentation(
  ctx: Context,
  id: string,
  to: { state: State; shown?: Shown },
): Promise<boolean> {
  const from = to.state === 'opened' ? ['waiting' as const] : OPEN
  const moved = await ctx.db
    .update(presentations)
    .set(to)
    .where(and(eq(presentations.id, id), inArray(presentations.state, from), gt(presentations.expiresAt, ctx.now())))
    .returning({ id: presentations.id })
  if (moved.length === 1) await onCommit(ctx, () => ctx.notices.notify(channelOf(id)))
  return moved.length === 1
}

/** Counts a verdict for today: all that is kept of an answer. */
export async function countVerdict(
  ctx: Context,
  {
    issuerId,
    templateId,
    verdict,
  }: Pick<typeof presentationCounts.$inferSelect, 'issuerId' | 'templateId' | 'verdict'>,
): Promise<void> {
  const { count } = presentationCounts
  await ctx.db
    .insert(presentationCounts)
    .values({ issuerId, templateId, verdict, day: dayOf(ctx.now()), count: 1 })
    .onConflictDoUpdate({
      target: [
        presentationCounts.issuerId,
        presentationCounts.templateId,
        presentationCounts.day,
        presentationCounts.verdict,
      ],
      set: { count: sql`${count} + 1` },
    })
}

/** The counts of a template since an instant, newest day first. */
export function countsOf(ctx: Context, { templateId, since }: { templateId: string; since: Date }) {
  const { day, verdict, count } = presentationCounts
  return ctx.db
    .select({ day, verdict, count })
    .from(presentationCounts)
    .where(and(eq(presentationCounts.templateId, templateId), gte(day, dayOf(since))))
    .orderBy(desc(day), verdict)
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** An open verifier link, or undefined. */
export async function findVerifier(ctx: Context, id: string): Promise<VerifierRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(verifiers)
    .where(and(eq(verifiers.id, id), isNull(verifiers.endedAt), gt(verifiers.expiresAt, ctx.now())))
  return row
}

/** The open verifier links that ask for a template's badges and meet `condition`, oldest first. */
export function verifiersOf(
  ctx: Context,
  { id: templateId, issuerId }: { id: string; issuerId: string },
  condition?: SQL,
): Promise<VerifierRow[]> {
  return ctx.db
    .select()
    .from(verifiers)
    .where(
      and(
        eq(verifiers.issuerId, issuerId),
        arrayContains(verifiers.templateIds, [templateId]),
        isNull(verifiers.endedAt),
        gt(verifiers.expiresAt, ctx.now()),
        condition,
      ),
    )
    .orderBy(verifiers.createdAt, verifiers.id)
}
