import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { SidebarSimpleIcon } from '@phosphor-icons/react/dist/csr/SidebarSimple'
import type { ReactNode } from 'react'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { MemberRow } from '../contract.ts'
import { rowWords } from '../page-texts.ts'
import { useMemberName } from './member-name.ts'

type Props = {
  member: MemberRow
  /** Where there is no room for words: beside the open panel, and on small screens. */
  isBrief: boolean
  onOpen: () => void
  onSend: (member: MemberRow) => void
  onWrite: ((did: string) => void) | undefined
}

/** The actions of a row: in words, or as icons beside the open panel; and all of them in the menu. */
export function MemberActions({ member, isBrief, onOpen, onSend, onWrite }: Props) {
  const rowTexts = useTexts(rowWords)
  const nameOf = useMemberName()
  const copy = useCopy()
  const name = nameOf(member)
  const isCurrent = member.status !== 'left'
  const send = () => onSend(member)
  const write = isCurrent && onWrite ? () => onWrite(member.did) : undefined
  const choices: MenuChoice[] = [
    { label: rowTexts.open(), icon: <SidebarSimpleIcon size={20} mirrored />, onSelect: onOpen },
    ...(write ? [{ label: rowTexts.write(), icon: <ChatCircleTextIcon size={20} />, onSelect: write }] : []),
    ...(isCurrent ? [{ label: rowTexts.sendBadge(), icon: <PaperPlaneTiltIcon size={20} />, onSelect: send }] : []),
    { label: rowTexts.copyDid(), icon: <CopySimpleIcon size={20} />, onSelect: () => void copy(member.did) },
  ]
  const isAsked = member.name === '' && write !== undefined
  return (
    <>
      {isAsked && (
        <button type="button" className="bz-link" aria-label={rowTexts.askNameOf({ name })} onClick={write}>
          {rowTexts.askName()}
        </button>
      )}
      {isCurrent && !isAsked && (
        <Row as="span" data-hover gap="s" align="stretch">
          {write && (
            <Act
              isBrief={isBrief}
              label={rowTexts.writeTo({ name })}
              words={rowTexts.write()}
              icon={<ChatCircleTextIcon size={18} />}
              run={write}
            />
          )}
          <Act
            isBrief={isBrief}
            label={rowTexts.sendTo({ name })}
            words={rowTexts.sendBadge()}
            icon={<PaperPlaneTiltIcon size={18} />}
            run={send}
          />
        </Row>
      )}
      <MoreMenu size={30} choices={choices} label={rowTexts.more({ name })} />
    </>
  )
}

type ActProps = { isBrief: boolean; label: string; words: string; icon: ReactNode; run: () => void }

function Act({ isBrief, label, words, icon, run }: ActProps) {
  if (isBrief) return <IconButton size={30} look="edge" label={label} icon={icon} onClick={run} />
  return (
    <Button size="compact" icon={icon} aria-label={label} onClick={run}>
      {words}
    </Button>
  )
}
