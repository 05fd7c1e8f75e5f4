import { RankingIcon } from '@phosphor-icons/react/dist/csr/Ranking'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { rankingScreen } from './ranking-texts.ts'

/** The way from a community's page to its ranking. */
export function RankingLink({ issuerId }: { issuerId: string }) {
  const say = useTexts(rankingScreen)
  return (
    <Button href={`/communities/${issuerId}/ranking`} icon={<RankingIcon size={20} />}>
      {say.link()}
    </Button>
  )
}
