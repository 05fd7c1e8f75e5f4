import { FlatCard } from '#card/flat-card.tsx'
import { paletteOf } from '#card/palette.ts'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { Ruling, useRuling } from '#ui/marks/ruling.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { badgesPage } from '../wallet-texts.ts'
import styles from './badges-screen.module.css'
import { type HeldBadge, headInk, readCard, stateOf } from './held-badge.ts'

/**
 * Cards as a stack: each shows its head, 64 high whatever its kind, and the last one is fully visible. The newest comes
 * last. A card ends under the next one, since a Membership is too low to cover the others.
 */
export function BadgeStack({ badges }: { badges: HeldBadge[] }) {
  const badgesPageTexts = useTexts(badgesPage)
  return (
    <Box as="ul" below="xxl" className={styles.stack} aria-label={badgesPageTexts.list()}>
      {badges.toReversed().map((badge) => (
        <StackedBadge key={badge.id} badge={badge} />
      ))}
    </Box>
  )
}

function StackedBadge({ badge }: { badge: HeldBadge }) {
  const badgesPageTexts = useTexts(badgesPage)
  const card = readCard(badge.card)
  const state = stateOf(badge, new Date())
  const { field } = paletteOf(card)
  const isRole = card.category === 'role'
  const ruling = useRuling()
  return (
    <li className={styles.item}>
      <PageLink href={`/badges/${badge.id}`} className={styles.card} style={{ color: headInk(card) }}>
        <span
          aria-hidden
          className={isRole ? `${styles.face} ${styles.role}` : styles.face}
          style={isRole ? { background: field } : undefined}
        >
          {isRole && (
            <svg className={styles.ruling} aria-hidden>
              <Ruling id={ruling.id} category="role" />
              <rect width="100%" height="100%" fill={ruling.fill} opacity="0.12" />
            </svg>
          )}
          <FlatCard spec={{ ...card, issuerName: '', issuerImage: '' }} shadow={false} width={360} />
        </span>
        <Row as="span" gap="m" className={styles.head}>
          <Roundel isCommunity name={badge.issuer.name} picture={badge.issuer.image} size={39} />
          <Stack as="span" grow>
            <Text as="strong" type="lead" brief lang={badge.lang}>
              {badge.title}
            </Text>
            <Text as="span" type="small" brief>
              {badge.issuer.name}
            </Text>
          </Stack>
          {isRole && (
            <Row as="span" className={styles.glyph} aria-hidden>
              <CategoryGlyph category="role" />
            </Row>
          )}
          {state !== 'valid' && <StatusChip status={state}>{badgesPageTexts[state]()}</StatusChip>}
        </Row>
      </PageLink>
    </li>
  )
}
