import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { Output } from '#base/endpoint.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PageHead } from '#ui/frames/page-head.tsx'
import { PeakTabs } from '#ui/frames/peak-tabs.tsx'
import { Row } from '#ui/layout/row.tsx'
import { NewCount, NewDot } from '#ui/marks/new-marks.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { listMembers } from '../contract.ts'
import { membersPage } from '../page-texts.ts'
import type { WritingParts } from './member-parts.ts'
import styles from './members.module.css'

export const TABS = ['members', 'invited', 'folders'] as const
export type MembersTab = (typeof TABS)[number]

type Props = {
  tab: MembersTab
  onTab: (tab: MembersTab) => void
  counts: Output<typeof listMembers>['counts'] | undefined
  hasFolders: boolean
  folderCount: number | undefined
  onExport: () => void
  isExporting: boolean
  onInvite: () => void
  writing: WritingParts | undefined
  /** Beside an open panel: the buttons beside the first are icons. */
  isNarrow?: boolean
}

/** The title with the number of members, the buttons, and the three tabs. */
export function MembersHead(props: Props) {
  const {
    tab,
    onTab,
    counts,
    hasFolders,
    folderCount,
    onExport,
    isExporting,
    onInvite,
    writing,
    isNarrow = false,
  } = props
  const page = useTexts(membersPage)
  const isPhone = useIsNarrow()
  const isBrief = isPhone || isNarrow
  return (
    <>
      <PageHead
        title={page.title()}
        count={counts?.all}
        help={!isPhone && <HelpLink guide="people-and-names" />}
        actions={
          // One element, which stays beside the title on phones.
          <Row gap="s" align="stretch">
            {writing && <ConversationsButton writing={writing} isBrief={isBrief} />}
            <Button icon={<DownloadSimpleIcon size={20} />} isBrief={isBrief} working={isExporting} onClick={onExport}>
              {page.export()}
            </Button>
            <Button
              kind="primary"
              icon={<PlusIcon size={16} weight="bold" />}
              shortcut="N"
              isBrief={isPhone}
              onClick={onInvite}
            >
              {page.invite()}
            </Button>
          </Row>
        }
      />
      <PeakTabs<MembersTab>
        label={page.tabs()}
        active={tab}
        onSelect={onTab}
        tabs={[
          { key: 'members', label: page.members(), count: counts?.all },
          { key: 'invited', label: page.invited(), count: counts?.pending },
          ...(hasFolders ? [{ key: 'folders' as const, label: page.folders(), count: folderCount }] : []),
        ]}
      />
    </>
  )
}

/** Leads to the conversations, with the number of unread ones. */
function ConversationsButton({ writing, isBrief }: { writing: WritingParts; isBrief: boolean }) {
  const page = useTexts(membersPage)
  const format = useFormat()
  const unread = writing.useUnread() ?? 0
  return (
    <Button
      href={writing.hrefOf()}
      isBrief={isBrief}
      title={isBrief ? page.conversations() : undefined}
      icon={
        <Row as="span" inline gap="s" nowrap className={styles.withUnread}>
          <ChatCircleTextIcon size={20} />
          {isBrief && unread > 0 && <NewDot atCorner />}
        </Row>
      }
    >
      <Row as="span" inline gap="s" nowrap className={styles.withUnread}>
        {page.conversations()}
        {unread > 0 && (
          <NewCount>
            <span aria-hidden>{format.number(unread)}</span>
            <span className="bz-hidden">{page.unread({ count: unread })}</span>
          </NewCount>
        )}
      </Row>
    </Button>
  )
}
