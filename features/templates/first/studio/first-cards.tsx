import { getIssuer } from '#features/issuers/contract.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Running } from '../../life/studio/use-template-actions.tsx'
import styles from '../../list/studio/template-list.module.css'
import type { FirstCategory } from '../../rules.ts'
import { useOwnRights } from '../../studio/use-own-rights.ts'
import { firstScreenWords } from '../texts.ts'
import { FirstCard } from './first-card.tsx'
import type { UsedCard } from './offered-cards.ts'

type Props = {
  offered: FirstCategory[]
  /** Follows the publication of a card that was used. */
  follow: (running: Running) => void
  /** A card that was used is in the list of its category. */
  onUsed: (used: UsedCard) => void
}

/** The first cards of a community, finished: each can be used with one press, or changed first. */
export function FirstCards({ offered, follow, onUsed }: Props) {
  const firstTexts = useTexts(firstScreenWords)
  const { isAdmin, folders } = useOwnRights()
  const issuer = useQueryCall(getIssuer, {}, { quiet: true }).data
  const only = offered.length === 1 ? offered[0] : undefined
  if (!issuer) return null
  return (
    <Box as="section" above="xl" width="wide" data-tour="first" aria-labelledby="first-cards">
      <h2 id="first-cards">{only ? firstTexts[`${only}Title`]() : firstTexts.title()}</h2>
      <Text above="xs" below="xl" width="text" tone="ink2">
        {only ? firstTexts[`${only}Text`]() : firstTexts.text()}
      </Text>
      <Stack as="ul" gap="xl" className={styles.firstCards}>
        {offered.map((category, at) => (
          <FirstCard
            key={category}
            category={category}
            issuer={issuer}
            isMain={at === 0}
            // With several folders a contributor chooses one in the form.
            mayUse={isAdmin || folders.length === 1}
            follow={follow}
            onUsed={onUsed}
          />
        ))}
      </Stack>
    </Box>
  )
}
