import { useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getAudience } from '../contract.ts'
import { channelPage } from '../texts.ts'

/** The community, how many members it has, and how many of them are notified. */
export function ComposerHead({ name, picture }: { name: string; picture: string }) {
  const pageTexts = useTexts(channelPage)
  const { data } = useQueryCall(getAudience, {}, { quiet: true })
  return (
    <Row below="s" gap="l">
      <Roundel name={name} picture={picture} size={64} />
      <Box shrinks>
        <Text as="h2" breaks>
          {name}
        </Text>
        {/* Its line is there while it is read. */}
        <Text tone="ink2">
          {data ? pageTexts.members({ count: data.members }) : '\u00A0'}
          {data && data.notified > 0 && `, ${pageTexts.notified({ count: data.notified })}`}
        </Text>
      </Box>
    </Row>
  )
}
