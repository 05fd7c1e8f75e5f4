import type { ReactNode } from 'react'
import { mix } from '#base/colors.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { CardStage } from '#card/card-stage.tsx'
import { paletteOf } from '#card/palette.ts'
import { darkOf } from '#card/shades.ts'
import { Text } from '#ui/layout/text.tsx'
import { Arrival } from '#ui/marks/arrival.tsx'
import { CheckedMark } from '#ui/marks/checked-mark.tsx'
import { Ruling, useRuling } from '#ui/marks/ruling.tsx'
import styles from './claim-ground.module.css'

type Props = {
  card: CardSpec
  issuer: { name: string; image: string; host: string; promotedAt: string; pageUrl: string }
  line: ReactNode
  /** The card arrives once more. */
  isKept: boolean
}

/** The upper part of a claim page: the card's colour with its pattern and pennon edge, the issuer and the card. */
export function ClaimGround({ card, issuer, line, isKept }: Props) {
  const palette = paletteOf(card)
  const ruling = useRuling()
  const colors = {
    '--field': palette.isLight ? palette.field : mix(palette.field, darkOf(palette.field), 0.1),
    '--deep': palette.isLight ? palette.field : mix(palette.field, darkOf(palette.field), 0.45),
    color: palette.headText,
  }
  return (
    <div className={styles.top} style={colors}>
      <div className={styles.line} aria-hidden />
      <div className={styles.gap} aria-hidden />
      <div className={styles.ground} aria-hidden>
        <svg width="100%" height="100%" aria-hidden>
          <Ruling id={ruling.id} category={card.category} />
          <rect width="100%" height="100%" fill={ruling.fill} opacity="0.12" />
        </svg>
      </div>
      <p className={styles.issuer}>
        <span className={styles.logo} aria-hidden>
          {issuer.image ? <img src={issuer.image} alt="" /> : issuer.name.slice(0, 1)}
        </span>
        <Text as="strong" breaks>
          {issuer.pageUrl ? (
            <a href={issuer.pageUrl} target="_blank" rel="noopener">
              {issuer.name}
            </a>
          ) : (
            issuer.name
          )}
        </Text>
      </p>
      {issuer.promotedAt && (
        <p className={styles.mark}>
          <CheckedMark at={issuer.promotedAt} host={issuer.host} plain />
        </p>
      )}
      <p className={styles.words}>{line}</p>
      <div className={styles.card}>
        <Arrival isNew>
          <Arrival isNew={isKept}>
            <CardStage spec={card} interactive width={222} />
          </Arrival>
        </Arrival>
      </div>
    </div>
  )
}
