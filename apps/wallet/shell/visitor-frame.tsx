import { Outlet } from '@tanstack/react-router'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { walletFrame } from './texts.ts'

/** The frame of the pages that open a wallet. */
export function VisitorFrame() {
  const walletFrameTexts = useTexts(walletFrame)
  return (
    <PublicFrame page={walletFrameTexts.wallet()}>
      <Outlet />
    </PublicFrame>
  )
}
