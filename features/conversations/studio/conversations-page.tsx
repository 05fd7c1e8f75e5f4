import { type RefObject, Suspense, useRef, useState } from 'react'
import { getIssuer } from '#features/issuers/contract.ts'
import type { MemberParts, Person } from '#features/members/studio/member-parts.ts'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageWithPanel } from '#ui/frames/side-panel.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { conversationsPage } from '../page-texts.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import styles from './conversations.module.css'
import { useConversationList } from './use-conversation-list.ts'
import { useMemberPanel } from './use-member-panel.tsx'

type Props = {
  /** Whose conversation is open. */
  did: string | undefined
  onOpen: (did: string | undefined) => void
  /** The page of members, or one of them there. */
  membersHref: (did?: string) => string
  SendDialog: MemberParts['SendDialog']
}

/** /settings/conversations: the list, one conversation, and the member beside it. */
export function ConversationsPage({ did, onOpen, membersHref, SendDialog }: Props) {
  const page = useTexts(conversationsPage)
  const isWide = !useIsNarrow(1279)
  const { data: issuer } = useQueryCall(getIssuer, {}, { quiet: true })
  const list = useConversationList()
  const rows = useRef<HTMLUListElement>(null)
  // Whoever comes with a member from another page comes to write.
  const [cameTo] = useState(did)
  const [isPanelOpen, setIsPanelOpen] = useState(isWide ?? false)
  const [people, setPeople] = useState<Person[]>()
  const sendTo = (person: Person) => setPeople([person])
  const panel = useMemberPanel({
    did: isPanelOpen ? did : undefined,
    profileHref: membersHref(did),
    onClose: () => setIsPanelOpen(false),
    onSendBadge: sendTo,
  })
  const close = () => {
    const from = did
    onOpen(undefined)
    requestAnimationFrame(() => rowOf(rows.current, from)?.focus())
  }
  useMoves({ dids: list.rows?.map((row) => row.did) ?? [], did, onOpen, rows })
  useShortcut('Escape', close, did !== undefined && panel === undefined)
  return (
    <>
      <PageWithPanel panel={panel} fills>
        <div className={styles.columns}>
          <div className={styles.side} data-behind={did !== undefined || undefined}>
            <ConversationList list={list} did={did} onOpen={onOpen} membersHref={membersHref()} rows={rows} />
          </div>
          {did === undefined || !issuer ? (
            <Row as="p" only="desks" pad="xxxl" justify="center" tone="ink3" centered>
              {did === undefined && list.rows?.length !== 0 && page.choose()}
            </Row>
          ) : (
            <ConversationPane
              key={did}
              did={did}
              listed={list.rows?.find((row) => row.did === did)}
              signer={{
                owner: issuer.did,
                community: issuer.name,
                firstName: issuer.contactFirstName,
                showsName: list.showsName ?? true,
              }}
              profileHref={membersHref(did)}
              startsFocused={did === cameTo}
              onDetails={panel ? undefined : () => setIsPanelOpen(true)}
              onBack={close}
              onSendBadge={sendTo}
              onLeaveField={() => (rowOf(rows.current, did) ?? document.querySelector<HTMLElement>('main'))?.focus()}
            />
          )}
        </div>
      </PageWithPanel>
      <Suspense>{people && <SendDialog people={people} onClose={() => setPeople(undefined)} />}</Suspense>
    </>
  )
}

type Moves = {
  dids: string[]
  did: string | undefined
  onOpen: (did: string) => void
  rows: RefObject<HTMLUListElement | null>
}

/** The arrow keys lead through the rows; the focus follows where it is on one of them. */
function useMoves({ dids, did, onOpen, rows }: Moves) {
  const move = (step: number) => {
    const at = did === undefined ? -1 : dids.indexOf(did)
    const to = dids[at < 0 ? 0 : at + step]
    if (to === undefined) return
    onOpen(to)
    const row = rowOf(rows.current, to)
    row?.scrollIntoView({ block: 'nearest' })
    if (rows.current?.contains(document.activeElement)) row?.focus()
  }
  useShortcut('ArrowDown', () => move(1), dids.length > 0)
  useShortcut('ArrowUp', () => move(-1), dids.length > 0)
}

/** The row of a member, where it is listed. */
function rowOf(rows: HTMLUListElement | null, did: string | undefined): HTMLElement | null | undefined {
  return did === undefined ? undefined : rows?.querySelector<HTMLElement>(`[data-did="${CSS.escape(did)}"]`)
}
