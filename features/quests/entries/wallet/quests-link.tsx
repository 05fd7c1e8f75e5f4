import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questsPage } from '../texts.ts'

/** The way from a community's page to its quests and challenges. */
export function QuestsLink({ issuerId }: { issuerId: string }) {
  const say = useTexts(questsPage)
  return (
    <Button href={`/quests?of=${issuerId}`} icon={<FlagIcon size={20} />}>
      {say.title()}
    </Button>
  )
}
