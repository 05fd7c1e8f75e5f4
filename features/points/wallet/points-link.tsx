import { CoinsIcon } from '@phosphor-icons/react/dist/csr/Coins'
import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { pointsEntry } from '../wallet-texts.ts'

/** On a community's page: the way to the holder's points there. */
export function PointsLink({ issuerId }: { issuerId: string }) {
  const say = useTexts(pointsEntry)
  return (
    <Button icon={<CoinsIcon size={20} />} href={`/communities/${issuerId}/points`}>
      {say.open()}
    </Button>
  )
}
