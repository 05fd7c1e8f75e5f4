import { useEffect, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { useHolder } from '#features/holders/wallet/use-holder.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { useKeep } from '#features/issuing/wallet/use-keep.ts'
import { CommunityMark } from '#features/members/communities/wallet/community-mark.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listReceived } from '../wallet-contract.ts'
import { receivedGift } from '../wallet-texts.ts'
import styles from './giving.module.css'
import { BlockGiverDialog, DeclineDialog } from './refuse-dialogs.tsx'
import type { ReceivedGift } from './use-received.ts'

type Props = {
  gift: ReceivedGift
  mayBlock: boolean
  /** Once the gift has left the list: the focus needs a place. */
  onGone: () => void
}

/** A gift that waits: who gave it, with their words, the button that accepts it, and the ways to refuse it. */
export function ReceivedGiftItem({ gift, mayBlock, onGone }: Props) {
  const say = useTexts(receivedGift)
  const sentence = useProblemText()
  const format = useFormat()
  const wallet = useWallet()
  const holder = useHolder()
  const invalidate = useInvalidate()
  const proof = useProof()
  const [refusing, setRefusing] = useState<'decline' | 'block'>()
  const { token, title, card, issuer, giver, endDate, credentialIssuer } = gift
  const keep = useKeep({ token, credentialIssuer, code: undefined }, { open: async () => ({ code: token }) })
  // The page of the link unlocks the wallet's own key first.
  const needsPage = holder?.kind === 'own' && wallet.key() === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is kept.
  useEffect(() => {
    if (!keep.kept) return
    toastSuccess(say.accepted({ badge: title }))
    invalidate(listReceived)
    onGone()
  }, [keep.kept])
  const name = giver.name || say.someone()
  const isOnline = useIsOnline()
  const label = say.acceptNamed({ badge: title })
  const end = () => {
    setRefusing(undefined)
    onGone()
  }
  return (
    <Row as="li" pad="m" framed round="l" ground="raised" gap="m" align="start" wrap>
      <Box as="span" fixed aria-hidden>
        <FlatCard spec={card as CardSpec} width={72} shadow={false} />
      </Box>
      <Stack gap="xs" type="small" tone="ink2" breaks grow>
        <Text as="strong" type="text" tone="ink">
          {title}
        </Text>
        <span>{say.from({ giver: name, issuer: issuer.name })}</span>
        <CommunityMark promotedAt={issuer.promotedAt} />
        {gift.sentence && (
          <Text as="blockquote" above="xxs" below="xxs" type="text" tone="ink" lines>
            {gift.sentence}
          </Text>
        )}
        <span>{say.until({ date: format.longDay(endDate) })}</span>
      </Stack>
      <Row ownLine gap="s" wrap className={styles.buttons}>
        {needsPage && isOnline ? (
          <Button kind="primary" href={`/claim/${token}`} aria-label={label}>
            {say.accept()}
          </Button>
        ) : (
          <Button
            kind="primary"
            aria-label={label}
            working={keep.working}
            workingLabel={say.accepting()}
            disabled={!isOnline || holder === undefined || keep.kept !== undefined}
            onClick={() => void keep.byWallet()}
          >
            {say.accept()}
          </Button>
        )}
        <Button disabled={!isOnline || keep.working} onClick={() => proof.before(() => setRefusing('decline'))}>
          {say.decline()}
        </Button>
        {mayBlock && (
          <MoreMenu
            look="edge"
            size={36}
            label={say.more({ badge: title })}
            choices={[
              {
                label: say.block({ giver: name }),
                danger: true,
                disabled: !isOnline,
                onSelect: () => proof.before(() => setRefusing('block')),
              },
            ]}
          />
        )}
      </Row>
      {keep.problem && (
        <Box ownLine>
          <ProblemNote>{sentence(keep.problem)}</ProblemNote>
        </Box>
      )}
      {proof.dialog}
      {refusing === 'decline' && (
        <DeclineDialog giftId={gift.giftId} giver={name} onClose={() => setRefusing(undefined)} onDone={end} />
      )}
      {refusing === 'block' && (
        <BlockGiverDialog giftId={gift.giftId} giver={name} onClose={() => setRefusing(undefined)} onDone={end} />
      )}
    </Row>
  )
}
