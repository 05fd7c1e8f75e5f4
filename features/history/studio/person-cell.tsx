import type { ReactNode } from 'react'
import { usePersonName } from '#features/names/view/use-person-name.ts'
import type { Session } from '#features/sends/studio/session.ts'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { historyWords } from '../row-texts.ts'
import { manyWords } from '../texts.ts'

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
      <Text as="span" block brief title={email ?? member?.did}>
        <bdi>{recipient(session)}</bdi>
      </Text>
      {name !== '' && email && <Below title={email}>{email}</Below>}
      {ticket && <Below title={ticket}>{ticket}</Below>}
      {isOther && (
        <Below title={listedName}>
          {nameSource === 'given' && <>{historyTexts.nameChanged()} </>}
          {historyTexts.onYourList({ name: listedName })}
        </Below>
      )}
    </>
  )
}

function Below({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Text as="small" block brief type="small" tone="ink2" title={title}>
      {children}
    </Text>
  )
}
