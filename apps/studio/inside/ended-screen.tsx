import { InsideEndedPage } from '#features/sign-in/inside/studio/inside-ended-page.tsx'
import { VisitorFrame } from '../shell/visitor-frame.tsx'

/** /ended: the end of a session inside a sub-community. */
export function EndedScreen() {
  return (
    <VisitorFrame>
      <InsideEndedPage />
    </VisitorFrame>
  )
}
