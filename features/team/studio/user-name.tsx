import { Roundel } from '#ui/marks/roundel.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { accessPage } from '../access-page-texts.ts'
import styles from './access.module.css'

type Props = { email: string; isPending: boolean /** On phones, a second line. */; below?: string }

/** A person's initial and address; dimmed while the invitation is pending. */
export function UserName({ email, isPending, below }: Props) {
  return (
    <span className={styles.name} data-dimmed={isPending || undefined}>
      <Roundel name={email} size={28} />
      <span className={styles.address}>
        {email}
        {below && <small className={styles.below}>{below}</small>}
      </span>
    </span>
  )
}

/** The chip of a pending invitation. */
export function PendingChip() {
  const accessTexts = useTexts(accessPage)
  return <StatusChip status="pending">{accessTexts.pending()}</StatusChip>
}
