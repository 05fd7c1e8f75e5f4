import type { Output } from '#base/endpoint.ts'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyAny } from '../../contract.ts'
import { olderWords } from '../foreign-texts.ts'

/** What a genuine badge without a signature rests on; nothing for any other. */
export function OlderFormat({ found }: { found: Pick<Output<typeof verifyAny>, 'word' | 'checks'> }) {
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
