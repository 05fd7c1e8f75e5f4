import { SCOPES, type Scope } from '#base/scopes.ts'
import { CheckList } from '#ui/lists/check-list.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyDialogs } from '../page-texts.ts'
import { scopeGroupWords, scopeWords } from '../scope-texts.ts'

const GROUPS = {
  templates: ['templates:read', 'templates:write'],
  badges: ['sessions:read', 'sessions:write', 'badges:read', 'badges:revoke', 'insights:read'],
  people: ['members:read', 'addresses:read'],
  quests: ['points:read', 'points:write', 'quests:read', 'quests:write'],
  programs: ['presentations:verify', 'webhooks:manage'],
} as const satisfies Record<keyof typeof scopeGroupWords, Scope[]>

/** All scopes; does not compile while one is in no group. */
const OFFERED: readonly (typeof GROUPS)[keyof typeof GROUPS][number][] = SCOPES

type Props = { chosen: Scope[]; onChange: (chosen: Scope[]) => void; error?: string | undefined }

/** What a key may do: everything, or one scope at a time, in groups. */
export function ScopeChoice(props: Props) {
  const say = useTexts(keyDialogs)
  return (
    <CheckList
      {...props}
      legend={say.permissions()}
      tally={say.chosen}
      all={say.everything()}
      values={OFFERED}
      groups={GROUPS}
      groupTexts={useTexts(scopeGroupWords)}
      choiceTexts={useTexts(scopeWords)}
    />
  )
}
