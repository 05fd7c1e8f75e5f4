import { contrastRatio, isHex } from '#base/colors.ts'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { wizardScreen } from '../texts.ts'
import styles from './wizard-fields.module.css'

/** The measured note under the banner's colour: which text is readable on it, white or dark, and how well. */
export function BannerNote({ color }: { color: string }) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const format = useFormat()
  if (!isHex(color)) return null
  const white = contrastRatio(color, '#FFFFFF')
  const dark = contrastRatio(color, '#17132B')
  const ratio = format.number(Math.floor(Math.max(white, dark) * 10) / 10, { minimumFractionDigits: 1 })
  return (
    <p className={styles.reads} role="status">
      <StatusGlyph status="owner" />
      {white >= dark ? wizardScreenTexts.whiteReads({ ratio }) : wizardScreenTexts.darkReads({ ratio })}
    </p>
  )
}
