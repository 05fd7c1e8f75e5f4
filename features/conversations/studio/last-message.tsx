import { useQueryCall } from '#ui/calls/use-call.ts'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getConversation } from '../contract.ts'
import { conversationsPage, lastMessage } from '../page-texts.ts'

/** The last message of a member's conversation, in one line; nothing where nobody has written. */
export function LastMessage({ did, name }: { did: string; name: string }) {
  const say = useTexts(lastMessage)
  const page = useTexts(conversationsPage)
  const format = useFormat()
  const { data } = useQueryCall(getConversation, { did }, { quiet: true })
  if (!data || data.conversation.lastFrom === '') return null
  const { lastFrom, lastAt, lastText } = data.conversation
  const text = lastText || page.picture()
  const day = format.day(lastAt)
  return (
    <Text above="s" brief={2} type="caption" tone="ink3" breaks>
      {lastFrom === 'member' ? say.theirs({ name, day, text }) : say.yours({ day, text })}
    </Text>
  )
}
