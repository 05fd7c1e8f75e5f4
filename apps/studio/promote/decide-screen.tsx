import { DecidePage } from '#features/promote/decision/studio/decide-page.tsx'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { MAILED_PAGES, mailedToken } from '../team/mailed-token.ts'

/** /promotion: the operator decides a request for the mark, without an account. */
export function DecideScreen() {
  return (
    <VisitorFrame>
      <DecidePage token={mailedToken(MAILED_PAGES.promotion)} />
    </VisitorFrame>
  )
}
