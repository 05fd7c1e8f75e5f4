import { isStorable } from '#base/storable.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { checkPresentation, type ShownBadge } from '#credentials/presentations/check-presentation.ts'
import type { Expected } from '#credentials/presentations/expected.ts'
import { NotReadable } from '#credentials/reading/not-readable.ts'
import { checkKeyBinding } from '#credentials/sd-jwt/check-key-binding.ts'
import { isSdJwt, type SdJwt } from '#credentials/sd-jwt/read-sd-jwt.ts'
import type { Checked, FindingKey } from '#features/badges/findings/rules.ts'
import { judgeBrought } from '#features/badges/verification/server/check-brought.ts'
import { readBadgeSdJwt } from '#features/badges/verification/server/read-brought.ts'
import { canonizeForeign } from '#features/proofs/server/canonize-ours.ts'
import { openFetches } from '#features/proofs/server/open-fetches.ts'
import type { Context } from '#platform/context.ts'
import { isAboutPresenter, type ShownVerdict } from '../rules.ts'

/** What the verifier's page shows of an answer; `templateId` is '' unless it is one that was asked for. */
export type Shown = {
  verdict: ShownVerdict
  at: string
  templateId: string
  title: string
  holderName: string
  validUntil: string
  because: FindingKey | ''
  checks: Checked[]
}

type Showing = ShownBadge & { sdJwt?: SdJwt }
type Judged = Awaited<ReturnType<typeof judgeBrought>>
/** `badgeId`: our badge that was shown, by the person whose it is; '' for any other. */
type Answer = { shown: Shown; badgeId: string }
type Asked = { templateIds: string[]; audience: string; nonce: string }

const loader = bundledLoader()

/**
 * Judges a presentation that a wallet sent: its proof, nonce, audience and holder, then everything that the verification
 * page checks, and whether the badge was asked for and is the presenter's. Of several badges, one that is a yes counts.
 * Throws `PresentationRefused` or `NotReadable` for a presentation that proves nothing.
 */
export async function judgeShown(
  ctx: Context,
  given: unknown,
  { templateIds, audience, nonce }: Asked,
): Promise<Answer> {
  const badges = await readShown(ctx, given, { audience: [audience], nonce })
  if (!isStorable(badges)) throw new NotReadable('notABadge')
  const fetches = openFetches(ctx.safeFetch)
  let first: Answer | undefined
  for (const badge of badges) {
    const judged = await judgeBrought(ctx, badge, fetches)
    const shown = shownOf(ctx, judged, badge, templateIds)
    const answer = { shown, badgeId: isAboutPresenter(shown.verdict) ? (judged.record?.badge.id ?? '') : '' }
    if (shown.verdict === 'genuine') return answer
    first ??= answer
  }
  if (!first) throw new NotReadable('nothingInside')
  return first
}

/** The badges of a presentation, which proves who presents them; an SD-JWT VC with its key binding is one itself. */
async function readShown(ctx: Context, given: unknown, asked: NonNullable<Expected['asked']>): Promise<Showing[]> {
  const now = ctx.now()
  if (typeof given !== 'string' || !isSdJwt(given)) {
    return (await checkPresentation(given, { asked, now, loader, canonize: canonizeForeign })).badges
  }
  const badge = await readBadgeSdJwt(given)
  await checkKeyBinding(badge.sdJwt, { asked, now })
  return [{ ...badge, isPresenters: true }]
}

function shownOf(ctx: Context, { checked, record }: Judged, { isPresenters }: Showing, templateIds: string[]): Shown {
  const templateId = templateIds.find((id) => id === record?.badge.templateId) ?? ''
  const verdict = verdictOf(checked, { isAsked: templateId !== '', isPresenters })
  const at = ctx.now().toISOString()
  const nothing = { title: '', holderName: '', validUntil: '', because: '' as const, checks: [] }
  if (!isAboutPresenter(verdict)) return { verdict, at, templateId, ...nothing }
  const { title, validUntil, because, checks } = checked
  // A verifier sees it because the person presents the badge, whatever its public page shows.
  const holderName = record?.pseudo ?? ''
  return { verdict, at, templateId, title, holderName, validUntil, because, checks: checks.map(visibleOf) }
}

/** What the sentences of the page need; a verifier learns neither why a badge was revoked nor its slots and keys. */
const VISIBLE: Record<Checked['check'], string[]> = {
  signature: ['algorithm', 'type', 'ended'],
  hosted: [],
  issuer: ['did', 'promotedAt'],
  delegation: [],
  status: ['type'],
  period: ['from', 'until'],
  content: [],
  shape: ['member'],
  anchor: [],
}

function visibleOf({ facts, ...found }: Checked): Checked {
  const entries = Object.entries(facts).filter(([name]) => VISIBLE[found.check].includes(name))
  return { ...found, facts: Object.fromEntries(entries) }
}

function verdictOf(
  { word, state }: Pick<Judged['checked'], 'word' | 'state'>,
  { isAsked, isPresenters }: { isAsked: boolean; isPresenters: boolean },
): ShownVerdict {
  if (word === 'notGenuine') return 'invalid'
  if (!isAsked) return 'otherTemplate'
  if (!isPresenters) return 'otherHolder'
  if (word === 'notChecked') return 'unknown'
  return state === 'inForce' ? 'genuine' : state
}
