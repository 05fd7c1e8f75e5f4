import { Problem } from '#base/problem.ts'
import { type PresentationFault, PresentationRefused } from '#credentials/presentations/presentation-refused.ts'
import { NotReadable } from '#credentials/reading/not-readable.ts'
import { badgeChecked } from '#features/badges/hooks.ts'
import { announceEvents } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import { openSemaphore } from '#platform/process/semaphore.ts'
import { judgeShown } from './judge-shown.ts'
import { countVerdict, isOpen, movePresentation, type PresentationRow } from './queries.ts'

const semaphore = openSemaphore({ atOnce: 16, waiting: 400 })

const PROBLEMS: Record<PresentationFault, string> = {
  format: 'presentationUnreadable',
  tooLarge: 'tooLarge',
  proofMissing: 'presentationUnproven',
  proofUnsupported: 'presentationUnproven',
  key: 'presentationUnproven',
  altered: 'presentationUnproven',
  holder: 'presentationUnproven',
  contextUnknown: 'presentationUnproven',
  tooCostly: 'tooLarge',
  nonce: 'presentationElsewhere',
  audience: 'presentationElsewhere',
  expired: 'presentationExpired',
}

/**
 * Takes the one answer of a request: judges the presentation, then stores the verdict for the verifier's page and counts
 * it. A presentation that proves nothing is refused, and the request stays open. Throws `requestEnded` for a second answer.
 */
export async function takeAnswer(
  ctx: Context,
  row: PresentationRow,
  { given, ...asked }: { given: unknown; audience: string; nonce: string },
): Promise<void> {
  if (!isOpen(ctx, row)) throw new Problem('requestEnded')
  const { id, issuerId, templateIds } = row
  const { shown, badgeId } = await semaphore(() => judgeShown(ctx, given, { templateIds, ...asked })).catch(
    (error: unknown) => {
      throw problemOf(error)
    },
  )
  await inTransaction(ctx, async (ctx) => {
    if (!(await movePresentation(ctx, id, { state: 'answered', shown }))) throw new Problem('requestEnded')
    // A badge of no template that was asked for counts where somebody looks: under the first of those.
    const templateId = shown.templateId || (templateIds[0] ?? '')
    await countVerdict(ctx, { issuerId, templateId, verdict: shown.verdict })
    if (badgeId) await badgeChecked.run(ctx, { badgeId })
    const detail = { templateId, verdict: shown.verdict }
    await announceEvents(ctx, [{ action: 'presentation.done', issuerId, subjectId: id, detail }])
  })
}

function problemOf(error: unknown): unknown {
  if (error instanceof PresentationRefused) return new Problem(PROBLEMS[error.reason])
  if (!(error instanceof NotReadable)) return error
  return new Problem(error.reason === 'credentialTooLarge' ? 'tooLarge' : 'presentationUnreadable')
}
