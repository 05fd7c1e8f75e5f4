import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { Button } from '#ui/buttons/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { checkPageWords } from '../page-texts.ts'

type Props = {
  /** The head has no room for it on a phone, where it appears below the checks. */
  place: 'head' | 'below'
  /** Resets the page if it is already open; without it the button links there. */
  onPress?: () => void
}

/** Links to the page where any badge is checked. */
export function AnotherBadge({ place, onPress }: Props) {
  const checkPageTexts = useTexts(checkPageWords)
  const way = onPress ? { onClick: onPress } : { href: '/verify' }
  return (
    <Stack as="span" only={place === 'head' ? 'desks' : 'phones'}>
      <Button {...way} icon={<ScanIcon size={20} />}>
        {checkPageTexts.another()}
      </Button>
    </Stack>
  )
}
