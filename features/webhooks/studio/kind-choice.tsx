import { CheckList } from '#ui/lists/check-list.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { kindGroupWords, kindWords, webhookForm } from '../page-texts.ts'
import { KINDS, type Kind } from '../rules.ts'

const GROUPS = {
  badges: ['badge.issued', 'badge.revoked', 'badge.suspended', 'badge.resumed'],
  sends: ['claim.created', 'claim.taken', 'claim.bounced', 'send.finished'],
  people: ['member.joined', 'member.left', 'ticket.checkedIn', 'presentation.done'],
  quests: ['challenge.passed', 'quest.done', 'points.booked'],
  templates: ['template.published', 'template.changed', 'template.deleted'],
} as const satisfies Record<keyof typeof kindGroupWords, Kind[]>

/** All kinds; does not compile while one is in no group. */
const OFFERED: readonly (typeof GROUPS)[keyof typeof GROUPS][number][] = KINDS

type Props = { chosen: Kind[]; onChange: (chosen: Kind[]) => void; error?: string | undefined }

/** What an endpoint is notified of, in groups. */
export function KindChoice(props: Props) {
  const say = useTexts(webhookForm)
  return (
    <CheckList
      {...props}
      legend={say.kinds()}
      tally={say.chosen}
      all={say.allKinds()}
      values={OFFERED}
      groups={GROUPS}
      groupTexts={useTexts(kindGroupWords)}
      choiceTexts={useTexts(kindWords)}
    />
  )
}
