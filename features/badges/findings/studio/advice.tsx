import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { adviceWords } from '../../verification/verdict-texts.ts'
import { adviceOf, isWorthAnotherTry } from '../advice-rules.ts'

type Judged = Parameters<typeof adviceOf>[0]

/** What can be done about a badge that is not genuine or could not be checked; nothing for a genuine one. */
export function Advice({ judged }: { judged: Judged }) {
  const adviceTexts = useTexts(adviceWords)
  const advice = adviceOf(judged)
  if (!advice) return null
  return (
    <Box as="section" pad="l" full framed round="l" ground="sunken">
      <Heading below="xs" type="heading">
        {adviceTexts.title()}
      </Heading>
      <Text tone="ink2">{adviceTexts[advice]()}</Text>
    </Box>
  )
}

type Props = {
  judged: Judged
  /** The address of the issuer's own site; '' where the badge names none. */
  issuerUrl: string
  onRetry: () => void
  working: boolean
  /** Opens the form again; by default the button leads to it. */
  onAgain?: (() => void) | undefined
}

/** The button that follows from the advice: try again, ask the issuer, or check the original. */
export function AdviceButton({ judged, issuerUrl, onRetry, working, onAgain }: Props) {
  const adviceTexts = useTexts(adviceWords)
  const common = useTexts(words)
  if (judged.word === 'genuine') return null
  if (judged.word === 'notGenuine') {
    const way = onAgain ? { onClick: onAgain } : { href: '/verify' }
    return (
      <Button {...way} icon={<ScanIcon size={20} />}>
        {adviceTexts.checkOriginal()}
      </Button>
    )
  }
  if (isWorthAnotherTry(judged)) {
    return (
      <Button kind="primary" icon={<ArrowClockwiseIcon size={20} />} working={working} onClick={onRetry}>
        {common.tryAgain()}
      </Button>
    )
  }
  if (issuerUrl === '') return null
  return (
    <Button kind="primary" href={issuerUrl} target="_blank" icon={<ArrowSquareOutIcon size={20} />}>
      {adviceTexts.openIssuer()}
    </Button>
  )
}
