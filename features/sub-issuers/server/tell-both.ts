import { issuerFace } from '#features/issuers/server/issuer-face.ts'
import { notifyAdminsOf } from '#features/issuers/server/notify-admins.ts'
import { recordEvents } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import type { SubNotice } from '#platform/tables.ts'

type Sides = { childId: string; parentId: string }
type Kind = Exclude<SubNotice, 'subDeclined'>

/**
 * Notifies the admins of a sub-community and of its parent by e-mail and by the bell, where each side reads the name of
 * the other, in the caller's transaction.
 */
export async function tellBoth(
  ctx: Context,
  kind: Kind,
  { childId, parentId }: Sides,
  detail: Record<string, string> = {},
): Promise<void> {
  await tellOne(ctx, kind, { childId, parentId, toldId: childId }, detail)
  await tellOne(ctx, kind, { childId, parentId, toldId: parentId }, detail)
}

/** The same for one of the two sides. */
export async function tellOne(
  ctx: Context,
  kind: Kind,
  { childId, parentId, toldId }: Sides & { toldId: string },
  detail: Record<string, string> = {},
): Promise<void> {
  const [child, parent] = [await issuerFace(ctx, childId), await issuerFace(ctx, parentId)]
  await notifyAdminsOf(ctx, toldId, kind, { child: child.name, parent: parent.name, ...detail })
  const communityId = toldId === childId ? parentId : childId
  await recordEvents(ctx, [{ action: `notice.${kind}`, issuerId: toldId, subjectId: childId, detail: { communityId } }])
}
