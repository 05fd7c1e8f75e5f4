import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { Suspense, useState } from 'react'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { CommunityMark } from '#features/members/communities/wallet/community-mark.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import view from '../../view/conversation.module.css'
import { useUnblock } from '../../wallet/use-block.ts'
import type { OwnConversation } from '../../wallet-contract.ts'
import { blocking, threadPage } from '../../wallet-texts.ts'

const BlockDialog = lazyPart(() => import('../../wallet/block-dialog.tsx').then((one) => one.BlockDialog))

type Props = { conversation: OwnConversation | undefined; onBack: () => void }

/** The head of a conversation: back, the community, and what can be done besides writing. */
export function ThreadHead({ conversation, onBack }: Props) {
  const say = useTexts(threadPage)
  return (
    <Row as="header" gap="m" lined="below" className={view.head}>
      <IconButton label={say.back()} icon={<ArrowLeftIcon size={22} />} onClick={onBack} />
      {conversation && <With conversation={conversation} />}
    </Row>
  )
}

function With({ conversation }: { conversation: OwnConversation }) {
  const say = useTexts(threadPage)
  const blockingTexts = useTexts(blocking)
  const isOffline = useIsOffline()
  const { unblock } = useUnblock(conversation.issuerId)
  const [isAsking, setIsAsking] = useState(false)
  const { issuerId, name, profileImage, promotedAt, state } = conversation
  const block = {
    label: state === 'blocked' ? blockingTexts.unblock() : blockingTexts.block(),
    icon: <ProhibitIcon size={18} />,
    disabled: isOffline,
    onSelect: () => (state === 'blocked' ? void unblock() : setIsAsking(true)),
  }
  const about = {
    label: say.community({ name }),
    icon: <UsersThreeIcon size={18} />,
    href: `/communities/${issuerId}`,
  }
  return (
    <>
      <Roundel isCommunity name={name} picture={profileImage} size={36} />
      <Box grow>
        <Text as="h1" breaks className={view.name}>
          {name}
        </Text>
        <CommunityMark promotedAt={promotedAt} />
      </Box>
      {state !== 'closed' && <MoreMenu choices={[about, block]} />}
      {isAsking && (
        <Suspense>
          <BlockDialog conversation={conversation} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
