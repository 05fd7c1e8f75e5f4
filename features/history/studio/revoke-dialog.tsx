import { listSessions } from '#features/claims/contract.ts'
import { preflight } from '#features/sends/contract.ts'
import type { Session } from '#features/sends/studio/session.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import { ticketLabel } from '#features/templates/event/texts.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { revokeSession } from '../contract.ts'
import { historyWords } from '../row-texts.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = { template: Template; session: Session; to: string; onEnd: () => void }

const MADE_STALE = [listSessions, listTemplates, getTemplate, countTemplates, preflight]

/** Asks for the reason before a badge or a link is revoked. */
export function RevokeDialog({ template, session, to, onEnd }: Props) {
  const historyTexts = useTexts(historyWords)
  const { language } = useLanguage()
  const { status, taken, didLimit, emails } = session
  const isLink = emails.length === 0 && status !== 'owner'
  const ticket = ticketLabel(session.options, language)
  const title = () => {
    if (isLink) return ticket ? historyTexts.revokeTicketLinkTitle({ ticket }) : historyTexts.revokeLinkTitle()
    const isTicket = template.data.badgeCategory === 'ticket'
    return isTicket ? historyTexts.revokeTicketTitle({ to }) : historyTexts.revokeTitle({ to })
  }
  const consequence = () => {
    if (didLimit !== 1 && taken > 0) return historyTexts.revokeTaken({ count: taken })
    return status === 'owner' ? historyTexts.revokeOwner() : historyTexts.revokePending()
  }
  return (
    <ReasonDialog
      template={template}
      title={title()}
      consequence={consequence()}
      example={historyTexts.reasonExample()}
      keep={historyTexts.keep()}
      act={historyTexts.revokeNow()}
      done={historyTexts.isRevoked()}
      isFinal
      endpoint={revokeSession}
      challenge={session.challenge}
      invalidates={MADE_STALE}
      onEnd={onEnd}
    />
  )
}
