import { UndoPage } from '#features/team/account/studio/undo-page.tsx'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { MAILED_PAGES, mailedToken } from './mailed-token.ts'

/** /undo-email: undoes a change of an admin's address, without an account. */
export function UndoScreen() {
  return (
    <VisitorFrame>
      <UndoPage token={mailedToken(MAILED_PAGES.undo)} />
    </VisitorFrame>
  )
}
