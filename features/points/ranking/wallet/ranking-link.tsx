import { RankingIcon } from '@phosphor-icons/react/dist/csr/Ranking'
import { useCommunity } from '#features/members/communities/wallet/use-communities.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { rankingScreen } from './ranking-texts.ts'

/** The way from a community's page to its ranking, where its members see one. */
export function RankingLink({ issuerId }: { issuerId: string }) {
  const say = useTexts(rankingScreen)
  const { data } = useCommunity(issuerId)
  if (!data?.hasRanking) return null
  return (
    <Button href={`/communities/${issuerId}/ranking`} icon={<RankingIcon size={20} />}>
      {say.link()}
    </Button>
  )
}
