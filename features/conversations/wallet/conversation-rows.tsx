import { useState } from 'react'
import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listOwnConversations, type OwnConversation } from '../wallet-contract.ts'
import { conversationRows } from '../wallet-texts.ts'
import { pickRows } from './pick-rows.ts'

/**
 * The holder's conversations above the news, each with the way to it: unread ones and the latest, the others on request;
 * offline as last read on this device. Only those of one community with `issuerId`; nothing without any.
 */
export function ConversationRows({ issuerId }: { issuerId?: string }) {
  const say = useTexts(conversationRows)
  const { data } = useKeptCall(listOwnConversations, {}, 'conversations')
  const [isWhole, setIsWhole] = useState(false)
  const { first, others } = pickRows(data?.conversations ?? [], issuerId)
  if (first.length === 0) return null
  return (
    <Box as="section" below="xl" aria-label={say.title()}>
      <Stack as="ul" gap="s">
        {[...first, ...(isWhole ? others : [])].map((conversation) => (
          <ConversationRow key={conversation.issuerId} conversation={conversation} />
        ))}
      </Stack>
      {others.length > 0 && !isWhole && (
        <Button kind="quiet" size="compact" onClick={() => setIsWhole(true)}>
          {say.more({ count: others.length })}
        </Button>
      )}
    </Box>
  )
}

function ConversationRow({ conversation }: { conversation: OwnConversation }) {
  const say = useTexts(conversationRows)
  const { issuerId, name, profileImage, lastText, lastFrom, unread } = conversation
  return (
    <Row pad="m" framed round="l" ground="raised" as="li" gap="m">
      <Roundel isCommunity name={name} picture={profileImage} size={40} />
      <Stack as="span" type="small" tone="ink2" grow>
        <Text as="strong" type="text" tone="ink" brief>
          {say.toYou({ name })}
        </Text>
        <Text as="span" tone={unread > 0 ? 'ink' : 'ink2'} weight={unread > 0 ? 600 : 400} brief>
          {lastFrom === 'member' ? say.you({ text: lastText }) : lastText}
        </Text>
        {unread > 0 && <span className="bz-hidden">{say.unread({ count: unread })}</span>}
      </Stack>
      <Button
        kind={unread > 0 ? 'primary' : 'secondary'}
        href={`/communities/${issuerId}/messages`}
        aria-label={say.openNamed({ name })}
      >
        {say.open()}
      </Button>
    </Row>
  )
}
