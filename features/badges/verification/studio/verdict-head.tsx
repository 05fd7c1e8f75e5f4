import type { ReactNode, Ref } from 'react'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { linesOf } from '../../findings/line-rules.ts'
import type { Checked } from '../../findings/rules.ts'
import { useFinding } from '../../findings/view/use-finding.ts'
import { publicPageWords } from '../../texts.ts'
import { faceOf } from '../face-rules.ts'
import { verdictLeads } from '../verdict-texts.ts'
import { GaveSentence } from './gave-sentence.tsx'
import { useHero } from './use-hero.ts'
import { VerdictShield } from './verdict-shield.tsx'

/** The format that is read, by its own name. */
const FORMAT = 'Open Badges 3.0'

type JudgedBadge = Parameters<typeof faceOf>[0] & {
  because: string
  checks: Checked[]
  checkedAt: string
  issuedAt: string
  validUntil: string
  title: string
  issuer: { name: string; host: string }
}

type Props = {
  badge: JudgedBadge
  /** '' where the name is not shown, undefined for a badge of another site. */
  holder: string | undefined
  giver?: string | undefined
  /** Instead of the sentence of what decided. */
  lead?: string | undefined
  headingRef?: Ref<HTMLHeadingElement>
  /** Below the sentence: whose mark it is, when and why it was revoked. */
  children?: ReactNode
}

/** The verdict: its shield, the badge's format, the word as a heading, and the sentence of what decided. */
export function VerdictHead({ badge, holder, giver, lead, headingRef, children }: Props) {
  const heading = useHero(badge)
  return (
    <Stack gap="m">
      <Row gap="m" wrap>
        <VerdictShield face={faceOf(badge)} />
        <Text
          as="span"
          padBlock="xxs"
          padInline="s"
          framed
          round="s"
          ground="raised"
          type="small"
          tone="ink2"
          weight={600}
        >
          {FORMAT}
        </Text>
      </Row>
      <h1 className="bz-headline" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h1>
      <Text type="lead" tone="ink2" width="text">
        <GaveSentence
          issuer={badge.issuer.name}
          title={badge.title}
          holder={holder}
          isProven={badge.word === 'genuine'}
          giver={giver}
        />{' '}
        {lead ?? <Because badge={badge} />}
      </Text>
      {children}
    </Stack>
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
