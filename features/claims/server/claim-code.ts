import { createHmac } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { macKey, sameText, signings } from '#platform/access/derive-key.ts'
import { recordEvent } from '#platform/audit.ts'
import type { Context } from '#platform/context.ts'
import { takeRate } from '#platform/http/rate-limit.ts'
import type { Config } from '#platform/settings/config.ts'
import { CODE_LENGTH, CODE_TRIES, isOpenLink } from '../rules.ts'
import type { Claim } from './queries.ts'
import { claims, entries } from './tables.ts'

/** Right codes count too; generous because a whole class may share one network. */
const NETWORK_TRIES = { limit: 300, seconds: 3600 }

type Coded = Pick<Claim, 'id' | 'linkN'>

/** The six-digit code of a claim's current link: derived, so that no database stores it, and different for each link. */
export function claimCode(config: Pick<Config, 'secret'>, { id, linkN }: Coded): string {
  const mac = createHmac('sha256', macKey(config.secret, 'claim-code')).update(`${id}.${linkN}`).digest()
  return String(mac.readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
}

/**
 * Whether a code is that of a claim's current link. Each try is counted before the comparison, and uncounted when it was
 * right. After too many wrong codes the right one is refused too: on a personal link until it is renewed, on an open one
 * for this entry only, so that nobody can lock out others; there each network also has an hourly limit.
 */
export async function tryCode(ctx: Context, claim: Claim, entryId: string, code: string): Promise<boolean> {
  const isOpen = isOpenLink(claim)
  if (isOpen && !(await mayTry(ctx, claim.id))) return false
  const count = isOpen ? countOfEntry : countOfLink
  const tries = await count(ctx, claim, entryId, 1)
  if (tries === undefined) return false
  if (!signings(ctx.config).some((each) => sameText(code, claimCode(each, claim)))) {
    const { issuerId, id } = claim
    await recordEvent(ctx, { action: 'claim.codeWrong', issuerId, subjectId: id, detail: { tries } })
    return false
  }
  await count(ctx, claim, entryId, -1)
  return true
}

async function countOfLink(ctx: Context, { id, linkN }: Coded, _: string, by: 1 | -1): Promise<number | undefined> {
  const [counted] = await ctx.db
    .update(claims)
    .set({ codeTries: sql`${claims.codeTries} + ${by}` })
    .where(and(eq(claims.id, id), eq(claims.linkN, linkN), by > 0 ? lt(claims.codeTries, CODE_TRIES) : undefined))
    .returning({ tries: claims.codeTries })
  return counted?.tries
}

async function countOfEntry(ctx: Context, { id }: Coded, entryId: string, by: 1 | -1): Promise<number | undefined> {
  const tries = entries.linkCodeTries
  const [counted] = await ctx.db
    .update(entries)
    .set({ linkCodeTries: sql`${tries} + ${by}` })
    .where(and(eq(entries.id, entryId), eq(entries.claimId, id), by > 0 ? lt(tries, CODE_TRIES) : undefined))
    .returning({ tries })
  return counted?.tries
}

async function mayTry(ctx: Context, claimId: string): Promise<boolean> {
  try {
    await takeRate(ctx, `claim-code:${claimId}:${ctx.network}`, NETWORK_TRIES)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
