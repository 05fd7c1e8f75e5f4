import { useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import type { Status } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { recipientName } from '../people/wallet/recipient-name.ts'
import type { GivenState } from '../rules.ts'
import { listGivable, listGiven, withdrawGift } from '../wallet-contract.ts'
import { givenGift } from '../wallet-texts.ts'

type Given = Output<typeof listGiven>['gifts'][number]

const STATUSES: Record<GivenState, Status> = {
  review: 'pending',
  refused: 'notDelivered',
  waiting: 'pending',
  expired: 'expired',
  claimed: 'owner',
  revoked: 'revoked',
  withdrawn: 'draft',
}

/** What the holder gave, each with its status, and the way to withdraw it while nobody has it. */
export function GivenList({ gifts }: { gifts: Given[] }) {
  const say = useTexts(givenGift)
  const list = useRef<HTMLUListElement>(null)
  const [withdrawing, setWithdrawing] = useState<Given>()
  const end = () => {
    setWithdrawing(undefined)
    list.current?.focus()
  }
  return (
    <>
      <Stack as="ul" ref={list} tabIndex={-1} gap="m" aria-label={say.list()}>
        {gifts.map((gift) => (
          <GivenItem key={gift.giftId} gift={gift} onWithdraw={() => setWithdrawing(gift)} />
        ))}
      </Stack>
      {withdrawing && <WithdrawDialog gift={withdrawing} onClose={() => setWithdrawing(undefined)} onDone={end} />}
    </>
  )
}

function GivenItem({ gift, onWithdraw }: { gift: Given; onWithdraw: () => void }) {
  const say = useTexts(givenGift)
  const format = useFormat()
  const isOnline = useIsOnline()
  const { title, card, state, created, sentence, canWithdraw, community } = gift
  const name = useRecipientName(gift)
  return (
    <Row as="li" pad="m" framed round="l" ground="raised" gap="m" align="start" wrap>
      {card && (
        <Box as="span" fixed aria-hidden>
          <FlatCard spec={card as CardSpec} width={56} shadow={false} />
        </Box>
      )}
      <Stack gap="xs" type="small" tone="ink2" breaks grow>
        <Text as="strong" type="text" tone="ink">
          {name}
        </Text>
        <span>
          {title}, {community}
        </span>
        {sentence && (
          <Text as="blockquote" above="xxs" below="xxs" type="text" tone="ink" lines>
            {sentence}
          </Text>
        )}
        <Row as="span" gap="s" rows="xs" wrap>
          <StatusChip status={STATUSES[state]}>{say[state]()}</StatusChip>
          {format.date(created)}
          {canWithdraw && (
            <Box as="span" atEnd>
              <Button
                size="compact"
                disabled={!isOnline}
                aria-label={say.withdrawNamed({ badge: title, name })}
                onClick={onWithdraw}
              >
                {say.withdraw()}
              </Button>
            </Box>
          )}
        </Row>
      </Stack>
    </Row>
  )
}

type WithdrawProps = {
  gift: Given
  onClose: () => void /** The button is gone: the focus needs a place. */
  onDone: () => void
}

function WithdrawDialog({ gift, onClose, onDone }: WithdrawProps) {
  const say = useTexts(givenGift)
  const name = useRecipientName(gift)
  return (
    <ConfirmCall
      call={withdrawGift}
      input={{ giftId: gift.giftId }}
      stale={[listGiven, listGivable]}
      title={say.withdrawTitle()}
      cancel={say.keep()}
      confirm={say.withdraw()}
      working={say.withdrawing()}
      done={say.withdrawnNow()}
      onClose={onClose}
      onDone={onDone}
    >
      {say.withdrawText({ name, badge: gift.title })}
    </ConfirmCall>
  )
}

function useRecipientName({ recipient }: Given): string {
  const say = useTexts(givenGift)
  if (recipient.isErased) return say.former()
  return recipientName(recipient, say.unnamed())
}
