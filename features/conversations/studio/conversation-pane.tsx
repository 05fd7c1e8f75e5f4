import { useEffect, useRef } from 'react'
import type { Person } from '#features/members/studio/member-parts.ts'
import { usePersonName } from '#features/names/view/use-person-name.ts'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Conversation } from '../contract.ts'
import { composerWords } from '../page-texts.ts'
import { MemberThread } from '../thread/studio/member-thread.tsx'
import { type Signer, ThreadHead } from '../thread/studio/thread-head.tsx'
import { useThread } from '../thread/studio/use-thread.ts'
import { threadTexts } from '../thread/texts.ts'
import view from '../view/conversation.module.css'
import styles from './conversations.module.css'
import { MemberComposer } from './member-composer.tsx'

type Props = {
  did: string
  /** As the list has it, until the conversation is read. */
  listed: Conversation | undefined
  signer: Signer
  profileHref: string
  /** The field takes the focus at first: of a person who came to write. */
  startsFocused: boolean
  onDetails: (() => void) | undefined
  onBack: () => void
  onSendBadge: (person: Person) => void
  /** Escape in the field leads to the row. */
  onLeaveField: () => void
}

/** A conversation with its head and the field to write in; on phones in place of the list. */
export function ConversationPane(props: Props) {
  const { did, listed, signer, profileHref, startsFocused, onDetails, onBack, onSendBadge, onLeaveField } = props
  const say = useTexts(threadTexts)
  const composer = useTexts(composerWords)
  const nameOf = usePersonName()
  const isPhone = useIsNarrow()
  const thread = useThread(did)
  const { conversation } = thread
  // Nobody can write then; the text stays on this device until they can.
  const shut = conversation?.state === 'blocked' || conversation?.state === 'closed' ? conversation.state : undefined
  const known = conversation ?? listed
  const name = nameOf({ did, name: known?.name ?? '' })
  const back = useRef<HTMLButtonElement>(null)
  // On phones the pressed row is gone.
  useEffect(() => {
    if (isPhone && !startsFocused) back.current?.focus()
  }, [isPhone, startsFocused])
  return (
    <section className={styles.pane} aria-label={say.title({ name })}>
      <ThreadHead
        conversation={known}
        name={name}
        signer={signer}
        title={isPhone ? 'h1' : 'h2'}
        profileHref={profileHref}
        onDetails={onDetails}
        onBack={onBack}
        back={back}
      />
      <MemberThread did={did} name={name} thread={thread} />
      {shut && (
        <Text tone="ink2" lined="above" className={view.foot} role="status">
          {composer[shut]({ name })}
        </Text>
      )}
      {conversation && !shut && (
        <MemberComposer
          owner={signer.owner}
          did={did}
          name={name}
          startsFocused={startsFocused}
          onSendBadge={() => onSendBadge({ did, name })}
          onLeave={onLeaveField}
        />
      )}
    </section>
  )
}
