import { FlatCard } from '#card/flat-card.tsx'
import { type HeldBadge, readCard } from '#features/badges/wallet/held-badge.ts'
import { ChoiceCard, ChoiceList } from '#ui/fields/choice-card.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'

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
      <ChoiceList>
        {badges.map(({ id, title, lang, card, issuer, issuedAt }) => (
          <ChoiceCard look="row" key={id}>
            <input type="radio" name="badge" checked={id === chosen} onChange={() => onChoose(id)} />
            <span aria-hidden>
              <FlatCard spec={readCard(card)} shadow={false} width={34} />
            </span>
            <Stack as="span" tone="ink" breaks shrinks>
              <strong lang={lang}>{title}</strong>
              <Text as="span" tone="ink2">
                {issuer.name}, {format.date(issuedAt)}
              </Text>
            </Stack>
          </ChoiceCard>
        ))}
      </ChoiceList>
    </Box>
  )
}
