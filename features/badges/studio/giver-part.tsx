import type { Output } from '#base/endpoint.ts'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EvidenceList } from '#ui/lists/evidence-list.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { getShare } from '../contract.ts'
import { publicPageWords } from '../texts.ts'
import { EvidencePart } from '../verification/studio/evidence-part.tsx'

type Props = Pick<Output<typeof getShare>, 'giver' | 'evidence' | 'issuer'>

/** The member who gave the badge, with their words; the evidence of a badge that the community gave itself. */
export function GiverPart({ giver, evidence, issuer }: Props) {
  const publicPageTexts = useTexts(publicPageWords)
  if (!giver.did && !giver.isErased) return <EvidencePart evidence={evidence} />
  const heading = giver.isErased
    ? publicPageTexts.fromFormer()
    : giver.name
      ? publicPageTexts.fromGiver({ giver: giver.name })
      : publicPageTexts.fromMember()
  return (
    <div>
      <Heading below="xs">{heading}</Heading>
      <Box as="blockquote" tone="ink2" width="text">
        <EvidenceList items={evidence} />
      </Box>
      <Text above="s" type="small" tone="ink3" breaks>
        {publicPageTexts.giverNote({ issuer: issuer.name })}
      </Text>
      {giver.did && (
        <Text tone="ink3" className="bz-mono">
          {giver.did}
        </Text>
      )}
    </div>
  )
}
