import { and, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { issuers } from '#features/issuers/server/tables.ts'
import { pictureUrl } from '#features/templates/server/card-of.ts'
import { hashText } from '#platform/access/derive-key.ts'
import type { Context } from '#platform/context.ts'
import { writeScanText } from '../../../scan-rules.ts'
import { challenges } from '../../../server/tables.ts'
import type * as contract from '../contract.ts'
import { KIOSK_AHEAD_SECONDS, KIOSK_SECONDS, stateOfVisit } from '../rules.ts'
import { kioskCode, kioskStep, startOfStep } from './kiosk-code.ts'

type Show = typeof contract.showKiosk

/** What a kiosk page displays now and in the next minutes. Throws `kioskEnded` for a link that was renewed or deleted. */
export async function showKiosk(ctx: Context, { token }: Input<Show>): Promise<Output<Show>> {
  const isIts = and(eq(challenges.kioskHash, hashText(token)), isNull(challenges.deletedAt), isNull(issuers.deletedAt))
  const [row] = await ctx.db
    .select({ challenge: challenges, community: issuers.name, imageCid: issuers.imageCid })
    .from(challenges)
    .innerJoin(issuers, eq(issuers.id, challenges.issuerId))
    .where(isIts)
  if (!row) throw new Problem('kioskEnded')
  const data = row.challenge.data as contract.VisitData
  const now = ctx.now()
  return {
    name: data.name,
    community: row.community,
    imageUrl: pictureUrl(row.imageCid),
    state: stateOfVisit(data, now),
    from: data.from,
    to: data.to,
    codes: codesFrom(ctx, row.challenge, data),
    now: now.toISOString(),
  }
}

function codesFrom(ctx: Context, challenge: { id: string; kioskHash: string }, data: contract.VisitData) {
  const kiosk = { challengeId: challenge.id, kioskHash: challenge.kioskHash }
  const now = ctx.now()
  const first = kioskStep(now)
  const isOpenIn = (step: number) => stateOfVisit(data, step === first ? now : startOfStep(step)) === 'open'
  const steps = Array.from({ length: KIOSK_AHEAD_SECONDS / KIOSK_SECONDS }, (_, ahead) => first + ahead)
  return steps.filter(isOpenIn).map((step) => ({
    at: startOfStep(step).toISOString(),
    code: writeScanText(ctx.config.walletUrl, { challengeId: challenge.id, code: kioskCode(ctx.config, kiosk, step) }),
  }))
}
