import { contrastRatio, isHex } from '#base/colors.ts'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { wizardScreen } from '../texts.ts'

/** The measured note under the banner's colour: which text is readable on it, white or dark. */
export function BannerNote({ color }: { color: string }) {
  const wizardScreenTexts = useTexts(wizardScreen)
  if (!isHex(color)) return null
  const white = contrastRatio(color, '#FFFFFF')
  const dark = contrastRatio(color, '#17132B')
  return (
    <StatusLine status="owner" above="s" type="small" tone="owner" weight={500} nowrap role="status">
      {white >= dark ? wizardScreenTexts.whiteReads() : wizardScreenTexts.darkReads()}
    </StatusLine>
  )
}
