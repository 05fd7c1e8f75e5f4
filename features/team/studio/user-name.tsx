import type { ReactNode } from 'react'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage } from '../access-page-texts.ts'
import styles from './access.module.css'

type Props = {
  email: string
  isPending: boolean
  /** On phones, a second line; the chip of a pending person is at its end. */
  below?: ReactNode
}

/** A person's initial and address; dimmed while the invitation is pending. */
export function UserName({ email, isPending, below }: Props) {
  return (
    <Row as="span" gap="m" weight={600} shrinks>
      <span className={styles.initial} data-dimmed={isPending || undefined}>
        <Roundel name={email} size={28} />
      </span>
      <Box as="span" grow>
        <Text as="span" block brief className={styles.mail} data-dimmed={isPending || undefined}>
          {email}
        </Text>
        {below && (
          <small className={styles.below}>
            <span data-dimmed={isPending || undefined}>{below}</span>
            {isPending && <PendingChip />}
          </small>
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
