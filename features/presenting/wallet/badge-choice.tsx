import { FlatCard } from '#card/flat-card.tsx'
import { type HeldBadge, readCard } from '#features/badges/wallet/held-badge.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import styles from './badge-choice.module.css'

type Props = { badges: HeldBadge[]; chosen: string; onChoose: (badgeId: string) => void }

/** A choice between several badges; nothing for one. */
export function BadgeChoice({ badges, chosen, onChoose }: Props) {
  const pageTexts = useTexts(presentPage)
  const format = useFormat()
  if (badges.length < 2) return null
  return (
    <Box as="fieldset" above="xl">
      <Box as="legend" below="s">
        {pageTexts.choose()}
      </Box>
      {badges.map(({ id, title, lang, card, issuer, issuedAt }) => (
        <Row padBlock="xs" padInline="m" framed ground="sheet" as="label" key={id} gap="m" className={styles.option}>
          <input type="radio" name="badge" checked={id === chosen} onChange={() => onChoose(id)} />
          <span aria-hidden>
            <FlatCard spec={readCard(card)} shadow={false} width={34} />
          </span>
          <Stack as="span" breaks shrinks className={styles.names}>
            <strong lang={lang}>{title}</strong>
            <span>
              {issuer.name}, {format.date(issuedAt)}
            </span>
          </Stack>
        </Row>
      ))}
    </Box>
  )
}
