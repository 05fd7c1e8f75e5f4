import type { Input, Output } from '#base/endpoint.ts'
import { newId } from '#base/ids.ts'
import { Problem } from '#base/problem.ts'
import { keepPicture } from '#features/conversations/server/keep-picture.ts'
import { assertProven } from '#features/holders/server/assert-proven.ts'
import { lockOwnWallet } from '#features/holders/server/lock-wallets.ts'
import { recordEvent } from '#platform/audit.ts'
import { type HolderContext, inTransaction } from '#platform/context.ts'
import { EVIDENCE_KINDS, type EvidenceKind } from '../../rules.ts'
import type { ChallengeRow } from '../../server/find-challenge.ts'
import { takeCheck } from '../../server/limits/take-check.ts'
import { lockPassing } from '../../server/pass-challenge.ts'
import { findPassable } from '../../server/passable.ts'
import { findPass, setState } from '../../server/queries.ts'
import { reviews } from '../../server/tables.ts'
import { wayOf } from '../../server/way-of.ts'
import { TYPES_ON_SERVER } from '../../types/server.ts'
import type * as wallet from '../wallet-contract.ts'
import { noteReview } from './waiting-reviews.ts'

type Give = typeof wallet.giveEvidence
type Evidence = { text: string; link: string; image?: File | undefined }
type Given = { text: string; link: string; image?: File }

/**
 * Gives evidence for a challenge that a person examines; what is not asked for is left out. A picture is encoded again,
 * without metadata, and a link is stored as text, and never fetched. Throws the problems of the call.
 */
export async function giveEvidence(
  ctx: HolderContext,
  { challengeId, questId = '', ...input }: Input<Give>,
): Promise<Output<Give>> {
  assertProven(ctx)
  const { holderId } = ctx.actor
  const challenge = await findPassable(ctx, { challengeId, holderId, questId })
  if (wayOf(ctx.config, challenge.type) !== 'review') throw new Problem('notFound')
  const given = askedFor(challenge, input)
  await assertNotGiven(ctx, challengeId, holderId)
  // It asks no provider, also where the type has one.
  await takeCheck(ctx, { ...challenge, type: 'evidence' }, holderId)
  await keepPicture(ctx, given.image, (imageCid) =>
    inTransaction(ctx, async (ctx) => {
      await lockOwnWallet(ctx)
      await lockPassing(ctx, challenge.issuerId, [holderId])
      await findPassable(ctx, { challengeId, holderId, questId })
      await write(ctx, challenge, { ...given, imageCid })
    }),
  )
  return { state: 'review' }
}

/** What the challenge asks for, of what was given. Throws `evidenceMissing` and `linkInvalid`. */
function askedFor({ type, data }: ChallengeRow, { text, link, image }: Evidence): Given {
  const kinds: readonly EvidenceKind[] = TYPES_ON_SERVER[type].shown(data).kinds ?? EVIDENCE_KINDS
  const given: Given = {
    text: kinds.includes('text') ? text : '',
    link: kinds.includes('link') ? link : '',
    ...(image && kinds.includes('picture') && { image }),
  }
  if (given.text === '' && given.link === '' && !given.image) throw new Problem('evidenceMissing')
  if (given.link !== '' && !isWebAddress(given.link)) throw new Problem('linkInvalid')
  return given
}

function isWebAddress(link: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(link) && URL.canParse(link) ? new URL(link) : undefined
  return url !== undefined && url.username === '' && url.password === ''
}

async function assertNotGiven(ctx: HolderContext, challengeId: string, holderId: string): Promise<void> {
  const pass = await findPass(ctx, challengeId, holderId)
  if (pass?.state === 'passed' || pass?.state === 'review') throw new Problem('evidenceGiven')
}

async function write(
  ctx: HolderContext,
  challenge: ChallengeRow,
  { text, link, imageCid }: { text: string; link: string; imageCid: string },
): Promise<void> {
  const { holderId } = ctx.actor
  const { id: challengeId, issuerId } = challenge
  await assertNotGiven(ctx, challengeId, holderId)
  const id = newId()
  const row = { id, issuerId, challengeId, holderId, kind: 'evidence' as const, text, link, imageCid }
  await ctx.db.insert(reviews).values({ ...row, state: 'waiting', createdAt: ctx.now() })
  await setState(ctx, challenge, holderId, { state: 'review' })
  await recordEvent(ctx, { action: 'evidence.given', issuerId, subjectId: id })
  await noteReview(ctx, issuerId)
}
