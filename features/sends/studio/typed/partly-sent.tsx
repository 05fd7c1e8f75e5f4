import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { sendWords, ticketWords } from '../../send-texts.ts'

type Props = {
  isTicket: boolean
  /** The number of badges sent, and the seconds until they are. */
  count: number
  seconds: number
}

/** Above what remains of a send: how many badges were sent, or will be in a moment. */
export function PartlySent({ isTicket, count, seconds }: Props) {
  const sendTexts = useTexts(sendWords)
  const sentences = useTexts(isTicket ? ticketWords : sendWords)
  return (
    <Text weight={600} role="status">
      {sentences[seconds > 0 ? 'waits' : 'sent']({ count, seconds: sendTexts.seconds({ count: seconds }) })}
    </Text>
  )
}
