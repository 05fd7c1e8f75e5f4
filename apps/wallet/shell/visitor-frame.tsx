import { Outlet } from '@tanstack/react-router'
import { useTexts } from '#ui/language.tsx'
import { PublicFrame } from '#ui/public-frame.tsx'
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
