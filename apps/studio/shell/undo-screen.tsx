import { UndoPage } from '#features/team/studio/undo-page.tsx'
import { MAILED_PAGES, mailedToken } from './mailed-token.ts'
import { VisitorFrame } from './visitor-frame.tsx'

/** /undo-email: undoes a change of an admin's address, without an account. */
export function UndoScreen() {
  return (
    <VisitorFrame>
      <UndoPage token={mailedToken(MAILED_PAGES.undo)} />
    </VisitorFrame>
  )
}
