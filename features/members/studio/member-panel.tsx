import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import type { Output } from '#base/endpoint.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Figure, Figures } from '#ui/lists/figures.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { getMember, MemberRow } from '../contract.ts'
import { memberPanel, rowWords } from '../page-texts.ts'
import { HeldBadges } from './held-badges.tsx'
import { MemberAddress } from './member-address.tsx'
import { MemberChip } from './member-chip.tsx'
import { shortDid, useMemberName } from './member-name.ts'
import type { MemberParts, WritingParts } from './member-parts.ts'
import { PartChips, useBelowName } from './member-person.tsx'
import { useAddresses } from './use-addresses.ts'

type Shown = Output<typeof getMember>
type Props = {
  shown: Shown
  title: 'h1' | 'h2'
  onSend: (member: MemberRow) => void
  writing: WritingParts | undefined
  points: MemberParts['points']
  Person: MemberParts['Person']
}

/** One member: who it is, points, and the badges held. */
export function MemberPanel({ shown, title, onSend, writing, points: book, Person }: Props) {
  const panel = useTexts(memberPanel)
  const rowTexts = useTexts(rowWords)
  const format = useFormat()
  const nameOf = useMemberName()
  const { member, badges } = shown
  const { status, created, points, badgeCount } = member
  const below = useBelowName(member)
  const addresses = useAddresses(member.did)
  const since = status === 'left' ? panel.sinceLeft : panel.since
  return (
    <>
      <Row gap="m">
        <Roundel name={member.name} picture={member.imageUrl || undefined} size={56} />
        <Box grow>
          <Heading as={title} type="section" breaks>
            {nameOf(member)}
          </Heading>
          <Row as="p" gap="s" align="stretch" wrap>
            <PartChips parts={member.parts} />
          </Row>
          {below && (
            <Text above="xxs" type="small" tone="ink2">
              {below}
            </Text>
          )}
          <Text above="xxs" tone="ink2">
            {since({ date: format.date(created) })}
          </Text>
          <Text above="xxs" tone="ink2">
            <MemberAddress member={member} addresses={addresses} />
          </Text>
        </Box>
        <MemberChip status={status} />
      </Row>
      {status !== 'left' && (
        <Row above="l" gap="s" align="stretch" wrap>
          {writing && (
            <Button icon={<ChatCircleTextIcon size={20} />} href={writing.hrefOf(member.did)}>
              {member.name === '' ? rowTexts.askName() : rowTexts.conversation()}
            </Button>
          )}
          <Button icon={<PaperPlaneTiltIcon size={20} />} onClick={() => onSend(member)}>
            {rowTexts.sendBadge()}
          </Button>
        </Row>
      )}
      {writing && <writing.LastMessage did={member.did} name={nameOf(member)} />}
      <Box above="xl" below="xl" lined="above">
        <Figures split padBlock="l" lined="below">
          <Figure label={panel.points({ count: points })}>{format.signed(points)}</Figure>
          {book ? (
            <book.Figures did={member.did} />
          ) : (
            <Figure label={panel.badges({ count: badgeCount })}>{format.number(badgeCount)}</Figure>
          )}
        </Figures>
      </Box>
      <HeldBadges badges={badges} count={Math.max(badgeCount, badges.length)} />
      {book && <book.Section key={member.did} member={member} />}
      {Person && <Person key={`person ${member.did}`} member={member} />}
    </>
  )
}

type FootProps = { shown: Shown; CardActions: MemberParts['CardActions'] }

/** Beneath the panel: the DID to copy, and what can be done with the Membership card. */
export function MemberFoot({ shown, CardActions }: FootProps) {
  const rowTexts = useTexts(rowWords)
  const copy = useCopy()
  const { member, membershipBadgeId } = shown
  return (
    <>
      <Row as="span" inline gap="s" shrinks>
        <Text as="span" nowrap className="bz-mono" title={member.did}>
          {shortDid(member.did)}
        </Text>
        <IconButton
          size={30}
          label={rowTexts.copyDid()}
          icon={<CopySimpleIcon size={18} />}
          onClick={() => void copy(member.did)}
        />
      </Row>
      <Text as="span" nowrap>
        {membershipBadgeId !== '' && <CardActions member={member} badgeId={membershipBadgeId} />}
      </Text>
    </>
  )
}
