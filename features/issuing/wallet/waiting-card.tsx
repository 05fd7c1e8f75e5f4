import { useEffect } from 'react'
import { FlatCard } from '#card/flat-card.tsx'
import { readCard } from '#features/badges/wallet/held-badge.ts'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { claimPage, waitingWords } from '../texts.ts'
import { useKeep } from './use-keep.ts'
import type { WaitingBadge } from './use-waiting.ts'

type Props = { badge: WaitingBadge; onKept: () => void }

/** One waiting badge: its card, its community, until when, and the button that collects it. */
export function WaitingCard({ badge, onKept }: Props) {
  const claimPageTexts = useTexts(claimPage)
  const waitingTexts = useTexts(waitingWords)
  const sentence = useProblemText()
  const format = useFormat()
  const wallet = useWallet()
  const state = useWalletState()
  const holder = useHolder()
  const { token, title, card, issuer, endDate, asksCode, credentialIssuer } = badge
  const open = async () => ({ code: token })
  const keep = useKeep({ token, credentialIssuer, code: undefined }, { open })
  // Its page asks for the code, or unlocks the wallet's own key first.
  const needsPage = asksCode || (holder?.kind === 'own' && wallet.key() === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is kept.
  useEffect(() => {
    if (!keep.kept) return
    toastSuccess(waitingTexts.kept({ badge: title }))
    onKept()
  }, [keep.kept])
  const label = waitingTexts.keepNamed({ badge: title })
  return (
    <Row pad="m" framed round="l" ground="raised" as="li" gap="m" wrap>
      <Box as="span" fixed aria-hidden>
        <FlatCard spec={readCard(card)} width={56} shadow={false} />
      </Box>
      <Stack as="span" type="small" tone="ink2" grow>
        <Text as="strong" type="text" tone="ink" breaks>
          {title}
        </Text>
        <span>{issuer.name}</span>
        <span>{waitingTexts.until({ date: format.longDay(endDate) })}</span>
      </Stack>
      {needsPage && state !== 'offline' ? (
        <Button kind="primary" href={`/claim/${token}`} aria-label={label}>
          {waitingTexts.keep()}
        </Button>
      ) : (
        <Button
          kind="primary"
          aria-label={label}
          working={keep.working}
          workingLabel={claimPageTexts.keeping()}
          disabled={state !== 'open' || holder === undefined || keep.kept !== undefined}
          onClick={() => void keep.byWallet()}
        >
          {waitingTexts.keep()}
        </Button>
      )}
      {keep.problem && (
        <Box ownLine>
          <ProblemNote>{sentence(keep.problem)}</ProblemNote>
        </Box>
      )}
    </Row>
  )
}
