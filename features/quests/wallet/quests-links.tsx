import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { RankingIcon } from '@phosphor-icons/react/dist/csr/Ranking'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questsEntry } from '../wallet-texts.ts'

/** The ways from a community's page to its quests and its ranking. */
export function QuestsLinks({ issuerId }: { issuerId: string }) {
  const say = useTexts(questsEntry)
  return (
    <>
      <Button href={`/quests?of=${issuerId}`} icon={<FlagIcon size={20} />}>
        {say.quests()}
      </Button>
      <Button href={`/communities/${issuerId}/ranking`} icon={<RankingIcon size={20} />}>
        {say.ranking()}
      </Button>
    </>
  )
}
