import { usePersonName } from '#features/names/view/use-person-name.ts'
import type { Session } from '#features/sends/studio/session.ts'
import { useTexts } from '#ui/words/language.tsx'
import { historyWords } from '../row-texts.ts'
import { manyWords } from '../texts.ts'
import styles from './history.module.css'

/** Returns the words for a row's recipient: their name, else their address, else what the row is for. */
export function useRecipient(): (session: Session) => string {
  const historyTexts = useTexts(historyWords)
  const manyTexts = useTexts(manyWords)
  const personName = usePersonName()
  return ({ name, emails: [email], member, didLimit, isErased }) => {
    if (name !== '') return name
    if (member) return personName({ name, did: member.did })
    return (
      email ?? (isErased ? manyTexts.erased() : didLimit === 1 ? historyTexts.personalLink() : historyTexts.openLink())
    )
  }
}

/** The recipient of a row with their address, their ticket, and the name on the community's own list where they have another. */
export function PersonCell({ session, ticket }: { session: Session; ticket: string }) {
  const historyTexts = useTexts(historyWords)
  const recipient = useRecipient()
  const { name, nameSource, listedName, emails, member } = session
  const [email] = emails
  const isOther = listedName !== '' && listedName !== name
  return (
    <>
      <span className={styles.to} title={email ?? member?.did}>
        <bdi>{recipient(session)}</bdi>
      </span>
      {name !== '' && email && (
        <small className={styles.below} title={email}>
          {email}
        </small>
      )}
      {ticket && (
        <small className={styles.below} title={ticket}>
          {ticket}
        </small>
      )}
      {isOther && (
        <small className={styles.below} title={listedName}>
          {nameSource === 'given' && <>{historyTexts.nameChanged()} </>}
          {historyTexts.onYourList({ name: listedName })}
        </small>
      )}
    </>
  )
}
