import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { threadPage } from '../wallet-texts.ts'

/** The way from a community's page to the conversation with it. */
export function WriteLink({ issuerId }: { issuerId: string }) {
  const say = useTexts(threadPage)
  return (
    <Button href={`/communities/${issuerId}/messages`} icon={<ChatCircleTextIcon size={20} />}>
      {say.write()}
    </Button>
  )
}
