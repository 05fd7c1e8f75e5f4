import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import type { Output } from '#base/endpoint.ts'
import type { getMember } from '#features/members/contract.ts'
import { rowWords } from '#features/members/page-texts.ts'
import { HeldBadges } from '#features/members/studio/held-badges.tsx'
import { useMemberName } from '#features/members/studio/member-name.ts'
import type { Person } from '#features/members/studio/member-parts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { threadWords } from '../page-texts.ts'

type Props = {
  shown: Output<typeof getMember>
  title: 'h1' | 'h2'
  profileHref: string
  onSendBadge: (person: Person) => void
}

/** Beside a conversation: the member with their points and badges. */
export function MemberDetails({ shown, title, profileHref, onSendBadge }: Props) {
  const say = useTexts(threadWords)
  const rowTexts = useTexts(rowWords)
  const nameOf = useMemberName()
  const { member, badges } = shown
  const { did, status, points, badgeCount } = member
  const name = nameOf(member)
  return (
    <>
      <Row gap="m">
        <Roundel name={name} picture={member.imageUrl || undefined} size={48} />
        <Box shrinks>
          <Text as={title} type="heading" breaks>
            {name}
          </Text>
          <Text above="xxs" type="small" tone="ink2">
            {rowTexts.countPoints({ count: points }).replace('-', '\u2212')}
          </Text>
        </Box>
      </Row>
      <Row below="xl" padBlock="l" gap="s" align="stretch" wrap lined="below">
        <Button href={profileHref}>{say.profile()}</Button>
        {status !== 'left' && (
          <Button icon={<PaperPlaneTiltIcon size={20} />} onClick={() => onSendBadge({ did, name })}>
            {rowTexts.sendBadge()}
          </Button>
        )}
      </Row>
      <HeldBadges badges={badges} count={Math.max(badgeCount, badges.length)} width={80} />
    </>
  )
}
