import type { ReactNode } from 'react'
import { mix } from '#base/colors.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { CardStage } from '#card/card-stage.tsx'
import { paletteOf } from '#card/palette.ts'
import { darkOf } from '#card/shades.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Arrival } from '#ui/marks/arrival.tsx'
import { CheckedMark } from '#ui/marks/checked-mark.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { Ruling, useRuling } from '#ui/marks/ruling.tsx'
import styles from './claim.module.css'

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
    <Stack across="center" padBlock="xxl" padInline="xl" className={styles.top} style={colors}>
      <div className={`${styles.ground} ${styles.line}`} aria-hidden />
      <div className={`${styles.ground} ${styles.gap}`} aria-hidden />
      <div className={styles.ground} aria-hidden>
        <svg width="100%" height="100%" aria-hidden>
          <Ruling id={ruling.id} category={card.category} />
          <rect width="100%" height="100%" fill={ruling.fill} opacity="0.12" />
        </svg>
      </div>
      <Row as="p" gap="s" type="lead">
        <Roundel isCommunity name={issuer.name} picture={issuer.image} size={34} />
        <Text as="strong" breaks>
          {issuer.pageUrl ? (
            <a href={issuer.pageUrl} target="_blank" rel="noopener">
              {issuer.name}
            </a>
          ) : (
            issuer.name
          )}
        </Text>
      </Row>
      {issuer.promotedAt && (
        <Text above="xs">
          <CheckedMark at={issuer.promotedAt} host={issuer.host} plain />
        </Text>
      )}
      <Text above="s" below="l" type="lead">
        {line}
      </Text>
      <div>
        <Arrival isNew>
          <Arrival isNew={isKept}>
            <CardStage spec={card} interactive width={222} />
          </Arrival>
        </Arrival>
      </div>
    </Stack>
  )
}
