import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyAny } from '../../contract.ts'
import { olderWords } from '../foreign-texts.ts'

type Found = Pick<Output<typeof verifyAny>, 'word' | 'checks'>

/** What a genuine badge without a signature rests on; nothing for any other. */
export function OlderFormat({ found }: { found: Found }) {
  const say = useTexts(olderWords)
  const isHosted = found.checks.some(({ check }) => check === 'hosted')
  if (!isHosted || found.word !== 'genuine') return null
  return (
    <Box as="section" pad="l" full framed round="l" ground="sunken">
      <Heading below="xs" type="heading">
        {say.title()}
      </Heading>
      <Text tone="ink2">{say.hosted()}</Text>
    </Box>
  )
}

/** Opens the page of a genuine badge that its issuer's site publishes; nothing for any other. */
export function OpenHosted({ found }: { found: Found }) {
  const say = useTexts(olderWords)
  const address = found.checks.find(({ check }) => check === 'hosted')?.facts.address
  const url = typeof address === 'string' && found.word === 'genuine' ? URL.parse(address) : null
  if (url?.protocol !== 'https:') return null
  return (
    <Button href={url.href} target="_blank" icon={<ArrowSquareOutIcon size={20} />}>
      {say.openAt({ host: url.host })}
    </Button>
  )
}
