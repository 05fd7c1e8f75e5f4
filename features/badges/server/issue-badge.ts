import { newId } from '#base/ids.ts'
import { type Category as AchievementKind, type BadgeInput, buildBadge } from '#credentials/build-badge.ts'
import type { SignedCredential } from '#credentials/credential.ts'
import { newSalt } from '#credentials/email-hash.ts'
import { randomUsableSlot } from '#credentials/status-list.ts'
import type { Issuer } from '#features/issuers/server/find-issuer.ts'
import { anchorHash } from '#features/ledger/server/anchor-hash.ts'
import { type Category, endOfBadge } from '#features/templates/rules.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import type { TemplateRow } from '#features/templates/server/find-template.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { credentialUrl, statusListUrl } from './addresses.ts'
import { anchoredHash } from './anchored-hash.ts'
import { countSlot, findFreeSlot, openStatusList } from './queries.ts'
import { signAsIssuer } from './sign-as-issuer.ts'
import { badges } from './tables.ts'

export type Issue = {
  template: TemplateRow
  issuer: Issuer
  holderId: string
  holderDid: string
  claimId: string
  delegationN: number
  /** The address that the badge was sent to; the credential carries its salted hash. */
  email?: string
}

const KINDS: Record<Category, AchievementKind> = {
  basic: 'Basic',
  community: 'Community',
  participation: 'Participation',
  ticket: 'Ticket',
  membership: 'Membership',
  role: 'Role',
}
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

type Made = { id: string; issuedAt: Date; listId: string; slot: number }

function badgeInput(ctx: Context, { template, issuer, holderDid, email }: Issue, made: Made): BadgeInput {
  const { publicUrl } = ctx.config
  return {
    id: credentialUrl(ctx.config, made.id),
    category: KINDS[template.category],
    issuer: {
      did: issuer.didWeb,
      name: issuer.name,
      url: issuer.website,
      image: issuer.imageCid && publicUrl + pictureUrl(issuer.imageCid),
    },
    achievement: {
      id: `${publicUrl}/achievements/${template.id}`,
      name: template.name,
      description: template.description,
      criteria: template.criteria,
      image: { url: publicUrl + pictureUrl(template.imageCid), caption: template.imageAlt },
      language: template.lang,
      version: String(template.version),
    },
    holder: { did: holderDid, ...(email && { email: { address: email, salt: newSalt() } }) },
    validFrom: made.issuedAt,
    validUntil: endOfBadge(template, made.issuedAt),
    status: { listUrl: statusListUrl(ctx.config, made.listId), slot: made.slot },
    results: template.points === 0 ? undefined : { points: String(template.points) },
  }
}
