import { newId } from '#base/ids.ts'
import { buildBadge } from '#credentials/build-badge.ts'
import type { SignedCredential } from '#credentials/credential.ts'
import { newSalt } from '#credentials/email-hash.ts'
import { randomUsableSlot } from '#credentials/status-list.ts'
import { anchorHash } from '#features/ledger/server/anchor-hash.ts'
import { endOfBadge } from '#features/templates/rules.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { anchoredHash } from './anchored-hash.ts'
import { badgeInput, type Issue } from './badge-input.ts'
import { countSlot, findFreeSlot, openStatusList } from './queries.ts'
import { signAsIssuer } from './sign-as-issuer.ts'
import { badges } from './tables.ts'

/** How many slots are drawn at once: with half of them taken, one of eight is nearly always free. */
const DRAWN = 8

/**
 * Issues a badge in the caller's transaction: slot, credential, signature, row and, when its template is timestamped, its
 * place in the ledger's queue. Slots are unique by their index; whoever loses one to another transaction signs again for
 * the next.
 */
export async function issueBadge(ctx: Context, issue: Issue): Promise<{ id: string; credential: SignedCredential }> {
  const { template, issuer } = issue
  const id = newId()
  const issuedAt = new Date(Math.floor(ctx.now().getTime() / 1000) * 1000)
  const listId = await openStatusList(ctx, issuer.id)
  for (;;) {
    const slot = await findFreeSlot(
      ctx,
      listId,
      Array.from({ length: DRAWN }, () => randomUsableSlot()),
    )
    if (slot === undefined) continue
    const unsigned = buildBadge(badgeInput(ctx, issue, { id, issuedAt, listId, slot }))
    const credential = await signAsIssuer(ctx, issuer, unsigned)
    const anchorSalt = template.timestamped ? newSalt() : ''
    const written = await ctx.db
      .insert(badges)
      .values({
        id,
        issuerId: issuer.id,
        templateId: template.id,
        templateVersion: template.version,
        holderId: issue.holderId,
        claimId: issue.claimId,
        credential,
        delegationN: issue.delegationN,
        statusListId: listId,
        statusIndex: slot,
        issuedAt,
        validUntil: endOfBadge(template, issuedAt) ?? null,
        anchorSalt,
      })
      .onConflictDoNothing({ target: [badges.statusListId, badges.statusIndex] })
      .returning({ id: badges.id })
    if (written.length === 0) continue
    if (anchorSalt) await anchorHash(ctx, { hash: anchoredHash(anchorSalt, credential), kind: 'badge' })
    // Last, because the list's row stays locked until the commit.
    await countSlot(ctx, listId)
    await recordEvent(ctx, { action: 'badge.issued', issuerId: issuer.id, subjectId: id })
    return { id, credential }
  }
}
