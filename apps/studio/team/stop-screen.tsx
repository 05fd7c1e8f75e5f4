import { StopPage } from '#features/team/account/studio/stop-page.tsx'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { MAILED_PAGES, mailedToken } from './mailed-token.ts'

/** /stop-replacement: stops the replacement of a main admin, without an account. */
export function StopScreen() {
  return (
    <VisitorFrame>
      <StopPage token={mailedToken(MAILED_PAGES.stop)} />
    </VisitorFrame>
  )
}
