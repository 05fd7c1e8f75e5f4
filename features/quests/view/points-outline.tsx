import { Ruling, useRuling } from '#ui/marks/ruling.tsx'
import { useFormat } from '#ui/words/format.ts'
import styles from './quest-reward.module.css'

/** A reward without a badge: the outline of a card, ruled, with its points. `width` 54, in small rows 34. */
export function PointsOutline({ points, width = 54 }: { points: number; width?: 54 | 34 }) {
  const ruling = useRuling()
  const format = useFormat()
  const text = points > 0 ? `+${format.number(points)}` : ''
  return (
    <span className={styles.outline} data-small={width === 34 || undefined} style={{ width }} aria-hidden>
      <svg width="100%" height="100%" aria-hidden>
        <Ruling id={ruling.id} category="basic" />
        <rect width="100%" height="100%" fill={ruling.fill} opacity="0.3" />
      </svg>
      <b style={{ fontSize: Math.min(width * 0.34, (width * 1.5) / Math.max(3, text.length)) }}>{text}</b>
    </span>
  )
}
