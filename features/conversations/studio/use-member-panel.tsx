import { getMember } from '#features/members/contract.ts'
import { memberPanel } from '#features/members/page-texts.ts'
import { useMemberName } from '#features/members/studio/member-name.ts'
import type { Person } from '#features/members/studio/member-parts.ts'
import { usePersonName } from '#features/names/view/use-person-name.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import type { SidePanelProps } from '#ui/frames/side-panel.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { threadTexts } from '../thread/texts.ts'
import { MemberDetails } from './member-details.tsx'

type Needs = {
  /** Undefined while it is closed. */
  did: string | undefined
  profileHref: string
  onClose: () => void
  onSendBadge: (person: Person) => void
}

/** The panel of the member whose conversation is open; undefined while it is closed, and of people who are unknown. */
export function useMemberPanel({ did, profileHref, onClose, onSendBadge }: Needs): SidePanelProps | undefined {
  const say = useTexts(threadTexts)
  const panel = useTexts(memberPanel)
  const format = useFormat()
  const nameOfMember = useMemberName()
  const nameOf = usePersonName()
  const query = useQueryCall(getMember, { did: did ?? '' }, { quiet: true, enabled: did !== undefined })
  if (did === undefined || query.error?.key === 'notFound') return undefined
  const member = query.data?.member
  const since = member?.status === 'left' ? panel.sinceLeft : panel.since
  const name = member ? nameOfMember(member) : nameOf({ did, name: '' })
  return {
    label: name,
    head: member && since({ date: format.date(member.created) }),
    onClose,
    back: say.title({ name }),
    children: (title) => (
      <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
        {(shown) => <MemberDetails shown={shown} title={title} profileHref={profileHref} onSendBadge={onSendBadge} />}
      </Loaded>
    ),
  }
}
