import { type ReactNode, Suspense, useState } from 'react'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageWithPanel } from '#ui/frames/side-panel.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getMember, type MemberRow } from '../contract.ts'
import { memberPanel, membersPage } from '../page-texts.ts'
import { useMemberName } from './member-name.ts'
import { MemberFoot, MemberPanel } from './member-panel.tsx'
import type { MemberParts, Person } from './member-parts.ts'
import styles from './members.module.css'
import { MembersBody } from './members-body.tsx'
import { MemberSearch, OrderMenu, StatusChips } from './members-tools.tsx'
import type { useExportMembers } from './use-export-members.ts'
import { useMarked } from './use-marked.ts'
import { type Narrowing, useMemberList } from './use-member-list.ts'

type Props = {
  head: (narrowing: Narrowing, total: number) => ReactNode
  exporting: ReturnType<typeof useExportMembers>
  did: string | undefined
  onMember: (did: string | undefined) => void
  onInvite: () => void
  parts: MemberParts
}

/** The tab Members: search, chips, order and rows, and one member beside them. */
export function MembersList({ head, exporting, did, onMember, onInvite, parts }: Props) {
  const page = useTexts(membersPage)
  const nameOf = useMemberName()
  const list = useMemberList()
  const { search, status } = list.narrowing
  const marked = useMarked(`${status} ${search}`)
  const [people, setPeople] = useState<Person[]>()
  const { data } = list.query
  const personOf = (member: MemberRow): Person => ({ did: member.did, name: nameOf(member) })
  const sendTo = (member: MemberRow) => setPeople([personOf(member)])
  const total = data?.pagination.totalCount ?? 0
  const panel = usePanel({ did, onMember, list, total, onSend: sendTo, parts })
  return (
    <>
      <PageWithPanel panel={panel}>
        {head(list.narrowing, total)}
        <Row gap="s" wrap className={styles.tools}>
          <MemberSearch beside="always" label={page.searchName()} value={list.search} onChange={list.setSearch} />
          <StatusChips status={list.narrowing.status} counts={data?.counts} onStatus={list.setStatus} />
          <OrderMenu order={list.narrowing.order} onOrder={list.setOrder} />
        </Row>
        <Loaded query={list.query} coming={<RuledOutline kind="rows" count={list.pageSize} />}>
          {(shown) => (
            <MembersBody
              shown={shown}
              list={list}
              marked={marked}
              did={did}
              onMember={onMember}
              onInvite={onInvite}
              onSend={setPeople}
              onWrite={parts.writing?.onWrite}
              exporting={exporting}
            />
          )}
        </Loaded>
      </PageWithPanel>
      <Suspense>
        {people && (
          <parts.SendDialog people={people} onClose={() => setPeople(undefined)} onSent={() => marked.clear()} />
        )}
      </Suspense>
    </>
  )
}

type PanelProps = Pick<Props, 'did' | 'onMember' | 'parts'> & {
  list: ReturnType<typeof useMemberList>
  total: number
  onSend: (member: MemberRow) => void
}

/** The panel of a member; stepping through the members turns the pages along. */
function usePanel({ did, onMember, list, total, onSend, parts }: PanelProps) {
  const page = useTexts(membersPage)
  const panelTexts = useTexts(memberPanel)
  const nameOf = useMemberName()
  const query = useQueryCall(
    getMember,
    { did: did ?? '', ...list.narrowing },
    { quiet: true, enabled: did !== undefined, placeholderData: (before) => before },
  )
  if (did === undefined) return undefined
  const isGone = query.error?.key === 'notFound'
  const shown = isGone ? undefined : query.data
  const at = shown?.position ?? 0
  const move = (to: number) => {
    const next = to > at ? shown?.nextDid : shown?.previousDid
    if (!next || query.isPlaceholderData) return
    onMember(next)
    list.showPage(Math.ceil(to / list.pageSize))
  }
  return {
    label: shown ? nameOf(shown.member) : page.member(),
    at,
    of: total,
    onMove: move,
    onClose: () => onMember(undefined),
    back: page.title(),
    foot: shown && <MemberFoot shown={shown} CardActions={parts.CardActions} />,
    children: (title: 'h1' | 'h2') =>
      isGone ? (
        <p role="status">{panelTexts.gone()}</p>
      ) : (
        <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
          {(data) => (
            <MemberPanel
              shown={data}
              title={title}
              onSend={onSend}
              writing={parts.writing}
              points={parts.points}
              Person={parts.Person}
            />
          )}
        </Loaded>
      ),
  }
}
