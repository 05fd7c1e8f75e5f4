import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage } from '../../page-texts.ts'

type Props = {
  email: string
  isPending: boolean
  /** On phones, a second line; the chip of a pending person is at its end. */
  below?: ReactNode
  /** A second line everywhere. */
  more?: ReactNode
}

/** A person's initial and address; dimmed while the invitation is pending, with words that stay readable. */
export function UserName({ email, isPending, below, more }: Props) {
  const tone = isPending ? 'ink3' : undefined
  return (
    <Row as="span" gap="m" weight={600} shrinks>
      <Roundel name={email} size={28} isInRow isDimmed={isPending} />
      <Box as="span" grow>
        <Text as="span" block brief tone={tone} weight={isPending ? 500 : undefined}>
          {email}
        </Text>
        {below && (
          <Row as="small" only="phones" gap="s" justify="between" type="text" tone="ink2" weight={400}>
            <Text as="span" tone={tone}>
              {below}
            </Text>
            {isPending && <PendingChip />}
          </Row>
        )}
        {more && (
          <Text as="span" block type="small" tone="ink2" weight={400}>
            {more}
          </Text>
        )}
      </Box>
    </Row>
  )
}

/** The chip of a pending invitation. */
export function PendingChip() {
  const accessTexts = useTexts(accessPage)
  return <StatusChip status="pending">{accessTexts.pending()}</StatusChip>
}
