import { FlagPennantIcon } from '@phosphor-icons/react/dist/csr/FlagPennant'
import { Ruling, useRuling } from '#ui/marks/ruling.tsx'
import { useFormat } from '#ui/words/format.ts'
import styles from './quest.module.css'

const WIDTH = 54
const LONG = 5

type Props = {
  points: number
  width?: number | undefined
  /** In colour. */
  isWon?: boolean
}

/**
 * A reward without a badge: the outline of a card, ruled, with its points, or a pennant without any; 54 wide where `width` does
 * not say otherwise, and never wider than its parent.
 */
export function PointsOutline({ points, width = WIDTH, isWon = false }: Props) {
  const ruling = useRuling()
  const format = useFormat()
  const plain = format.number(points)
  const text =
    points > 0
      ? `+${plain.length < LONG ? plain : format.number(points, { notation: 'compact', maximumFractionDigits: 1 })}`
      : ''
  return (
    <span className={styles.outline} style={{ width }} data-won={isWon || undefined} aria-hidden>
      <svg width="100%" height="100%" aria-hidden>
        <Ruling id={ruling.id} category="community" />
        <rect width="100%" height="100%" fill={ruling.fill} opacity="0.3" />
      </svg>
      {/* In percent of the outline's width. */}
      {text ? (
        <b className="bz-display" style={{ fontSize: `${Math.min(34, 140 / Math.max(3, text.length))}cqw` }}>
          {text}
        </b>
      ) : (
        <i>
          <FlagPennantIcon size="100%" aria-hidden />
        </i>
      )}
    </span>
  )
}
