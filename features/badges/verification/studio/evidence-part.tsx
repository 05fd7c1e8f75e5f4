import type { Output } from '#base/endpoint.ts'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EvidenceList } from '#ui/lists/evidence-list.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { getShare } from '../../contract.ts'
import { publicPageWords } from '../../texts.ts'

type Props = { evidence: Output<typeof getShare>['evidence']; heading?: 'h2' | 'h3' }

/** The evidence that a badge states; nothing without any. */
export function EvidencePart({ evidence, heading = 'h2' }: Props) {
  const publicPageTexts = useTexts(publicPageWords)
  if (evidence.length === 0) return null
  return (
    <div>
      <Heading as={heading} below="xs">
        {publicPageTexts.evidence()}
      </Heading>
      <Box tone="ink2" width="text">
        <EvidenceList items={evidence} />
      </Box>
      <Text above="s" type="small" tone="ink3">
        {publicPageTexts.evidenceNote()}
      </Text>
    </div>
  )
}
