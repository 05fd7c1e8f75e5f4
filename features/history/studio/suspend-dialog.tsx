import { listSessions } from '#features/claims/contract.ts'
import type { Session } from '#features/sends/studio/session.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { suspendSession } from '../contract.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { wordsOf } from './words-of.ts'

type Props = { template: Template; session: Session; to: string; onEnd: () => void }

/** Asks for the reason before the badges of a row are suspended. */
export function SuspendDialog({ template, session, to, onEnd }: Props) {
  const suspendTexts = useTexts(wordsOf(template).suspend)
  const common = useTexts(words)
  return (
    <ReasonDialog
      template={template}
      title={suspendTexts.title({ to })}
      consequence={suspendTexts.consequence({ count: session.taken })}
      example={suspendTexts.reasonExample()}
      keep={common.cancel()}
      act={suspendTexts.suspend()}
      done={suspendTexts.suspended()}
      endpoint={suspendSession}
      challenge={session.challenge}
      invalidates={[listSessions]}
      onEnd={onEnd}
    />
  )
}
