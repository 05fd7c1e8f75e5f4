import { StopPage } from '#features/team/studio/stop-page.tsx'
import { MAILED_PAGES, mailedToken } from './mailed-token.ts'
import { VisitorFrame } from './visitor-frame.tsx'

/** /stop-replacement: stops the replacement of a main admin, without an account. */
export function StopScreen() {
  return (
    <VisitorFrame>
      <StopPage token={mailedToken(MAILED_PAGES.stop)} />
    </VisitorFrame>
  )
}
