import type { ReactNode, Ref } from 'react'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { linesOf } from '../../findings/line-rules.ts'
import type { Checked } from '../../findings/rules.ts'
import { useFinding } from '../../findings/view/use-finding.ts'
import { STANDARD_NAMES, type Standard } from '../../rules.ts'
import { publicPageWords } from '../../texts.ts'
import { faceOf } from '../face-rules.ts'
import { verdictLeads } from '../verdict-texts.ts'
import { useHero } from './use-hero.ts'
import { VerdictShield } from './verdict-shield.tsx'

type JudgedBadge = Parameters<typeof faceOf>[0] & {
  because: string
  checks: Checked[]
  checkedAt: string
  issuedAt: string
  validUntil: string
  kind?: 'badge' | 'endorsement'
  issuer: { name: string; host: string }
}

type Props = {
  badge: JudgedBadge
  standard?: Standard
  /** Who gave what to whom. */
  gave: ReactNode
  /** Instead of the sentence of what decided. */
  lead?: string | undefined
  headingRef?: Ref<HTMLHeadingElement>
  /** Below the sentence: whose mark it is, when and why it was revoked. */
  children?: ReactNode
}

/** The verdict: its shield, the badge's format, the word as a heading, and the sentence of what decided. */
export function VerdictHead({ badge, standard = 'ob3', gave, lead, headingRef, children }: Props) {
  const heading = useHero(badge)
  return (
    <Stack gap="m">
      <Row gap="m" wrap>
        <VerdictShield face={faceOf(badge)} />
        <FormatChip standard={standard} />
      </Row>
      <h1 className="bz-headline" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h1>
      <Text type="lead" tone="ink2" width="text" breaks>
        {gave} {lead ?? <Because badge={badge} />}
      </Text>
      {children}
    </Stack>
  )
}

/** The standard that a badge follows; an older one has the colours of what is open, as it is checked in another way. */
function FormatChip({ standard }: { standard: Standard }) {
  const isOlder = standard !== 'ob3'
  return (
    <Text
      as="span"
      padBlock="xxs"
      padInline="s"
      framed={!isOlder}
      round="s"
      ground={isOlder ? 'pending' : 'raised'}
      type="small"
      tone={isOlder ? 'pending' : 'ink2'}
      weight={600}
    >
      {STANDARD_NAMES[standard]}
    </Text>
  )
}

/** The sentence of what decided; a genuine badge also says when it was checked. */
function Because({ badge }: { badge: JudgedBadge }) {
  const publicPageTexts = useTexts(publicPageWords)
  const leads = useTexts(verdictLeads)
  const format = useFormat()
  const say = useFinding()
  const { word, because, checks, checkedAt } = badge
  const lines = linesOf(checks, because)
  const passed = lines.filter(({ check }) => check.weight === 'ok' || check.weight === 'remark').length
  const checked = publicPageTexts.checked({ at: format.dateTime(checkedAt), passed, total: lines.length })
  const decided = checks.find(({ finding }) => finding === because)
  if (!decided) return checked
  const lead = leads[word]({ finding: say(decided, badge) })
  return word === 'genuine' ? `${lead} ${checked}` : lead
}
