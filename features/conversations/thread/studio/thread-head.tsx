import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { SidebarSimpleIcon } from '@phosphor-icons/react/dist/csr/SidebarSimple'
import { UserIcon } from '@phosphor-icons/react/dist/csr/User'
import type { Ref } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Conversation } from '../../contract.ts'
import { threadWords } from '../../page-texts.ts'
import styles from '../../studio/conversations.module.css'
import { useDone } from '../../studio/use-done.ts'
import { useShowName } from '../../studio/use-show-name.ts'
import view from '../../view/conversation.module.css'

/** How the messages of the signed-in admin are signed. */
export type Signer = {
  /** The DID of the community. */
  owner: string
  community: string
  firstName: string
  /** Whether members see the first name. */
  showsName: boolean
}

type Props = {
  conversation: Conversation | undefined
  name: string
  signer: Signer
  title: 'h1' | 'h2'
  profileHref: string
  /** Absent while the details are beside the conversation. */
  onDetails: (() => void) | undefined
  onBack: () => void
  back: Ref<HTMLButtonElement>
}

/** Who the conversation is with, how messages are signed, Done, and the menu. */
export function ThreadHead(props: Props) {
  const { conversation, name, signer, title, profileHref, onDetails, onBack, back } = props
  const say = useTexts(threadWords)
  const showName = useShowName()
  const done = useDone()
  const { firstName, community, showsName } = signer
  const isNamed = showsName && firstName !== ''
  const choices: MenuChoice[] = [
    ...(onDetails
      ? [{ label: say.details(), icon: <SidebarSimpleIcon size={20} mirrored />, onSelect: onDetails }]
      : []),
    { label: say.profile(), icon: <UserIcon size={20} />, href: profileHref },
    'line',
    { label: say.showName(), checked: showsName, onSelect: () => void showName(!showsName) },
  ]
  const isDone = conversation?.state === 'done'
  const canFinish = conversation !== undefined && conversation.lastFrom !== '' && conversation.state !== 'closed'
  return (
    <Row as="header" gap="m" lined="below" className={view.head}>
      <Box only="phones">
        <Button ref={back} kind="quiet" isBrief icon={<ArrowLeftIcon size={22} />} onClick={onBack}>
          {say.back()}
        </Button>
      </Box>
      <Row gap="m" grow>
        <Roundel name={name} picture={conversation?.imageUrl || undefined} size={36} />
        <Box shrinks>
          <Text as={title} brief className={view.name} title={name}>
            {name}
          </Text>
          <Text type="small" tone="ink2" brief={3}>
            {isNamed ? say.delivered({ name: firstName, community }) : say.deliveredUnnamed({ community })}
          </Text>
        </Box>
      </Row>
      {canFinish && (
        <IconButton
          className={isDone ? styles.pressed : undefined}
          aria-pressed={isDone}
          label={say.finish()}
          icon={<CheckIcon size={20} />}
          onClick={() => void done(conversation.did, !isDone)}
        />
      )}
      <MoreMenu choices={choices} />
    </Row>
  )
}
