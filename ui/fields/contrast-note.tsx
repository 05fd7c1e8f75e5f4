import { contrastRatio, isHex, READABLE } from '#base/colors.ts'
import { texts } from '#base/text.ts'
import { Button } from '../buttons/button.tsx'
import { Row } from '../layout/row.tsx'
import { StatusGlyph } from '../marks/status-glyph.tsx'
import { nearestReadable } from '../theme/nearest-readable.ts'
import { useFormat } from '../words/format.ts'
import { useTexts } from '../words/language.tsx'
import styles from './color-field.module.css'

type Props = {
  /** Both as `#RRGGBB`; shows nothing while one of them is not a colour. */
  background: string
  text: string
  /** Uses the nearest readable text colour; without it there is no button. */
  onUse?: (text: string) => void
}

/** The measured sentence under a colour field: "Easy to read, 14.6 to 1". */
export function ContrastNote({ background, text, onUse }: Props) {
  const say = useTexts(sentences)
  const format = useFormat()
  if (!isHex(background) || !isHex(text)) return null
  const written = (measured: number) => format.number(shown(measured), { minimumFractionDigits: 1 })
  const ratio = contrastRatio(background, text)
  const hard = ratio < READABLE
  const better = hard ? nearestReadable(background, text) : text
  const names: Record<string, string> = { '#FFFFFF': say.white(), '#000000': say.black() }
  return (
    <Row gap="s" justify="between" wrap className={styles.note} role="status">
      <span className={styles.sentence} data-hard={hard || undefined}>
        <StatusGlyph status={hard ? 'pending' : 'owner'} />
        {hard ? say.hard({ ratio: written(ratio) }) : say.easy({ ratio: written(ratio) })}
      </span>
      {hard && onUse && (
        <Button size="compact" onClick={() => onUse(better)}>
          {say.use({ color: names[better] ?? better, ratio: written(contrastRatio(background, better)) })}
        </Button>
      )}
    </Row>
  )
}

// 4.46 must not read as 4.5, because it is below the limit.
function shown(ratio: number): number {
  const rounded = Math.round(ratio * 10) / 10
  return ratio < READABLE && rounded >= READABLE ? READABLE - 0.1 : rounded
}

const sentences = texts({
  easy: { en: 'Easy to read, {ratio} to 1', fr: 'Lecture facile, {ratio} pour 1' },
  hard: { en: 'Hard to read, {ratio} to 1', fr: 'Lecture difficile, {ratio} pour 1' },
  use: { en: 'Use {color}, {ratio}', fr: 'Prendre {color}, {ratio}' },
  white: { en: 'white', fr: 'le blanc' },
  black: { en: 'black', fr: 'le noir' },
})
