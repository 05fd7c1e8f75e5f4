import { readSkills } from '#credentials/read-skills.ts'
import { skillLines } from '#features/templates/skill-rules.ts'
import { skillTypes, skillWords } from '#features/templates/skill-texts.ts'
import { SkillList } from '#ui/lists/skill-list.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { HeldBadge } from './held-badge.ts'

/** Skills, credits and tags as terms of the badge's list; read from its credential, which is also kept offline. */
export function BadgeSkills({ badge }: { badge: HeldBadge }) {
  const names = useTexts(skillWords)
  const types = useTexts(skillTypes)
  const format = useFormat()
  const { alignment, tags, credits } = readSkills(badge.credential)
  return (
    <>
      {alignment.length > 0 && (
        <>
          <dt>{names.skills()}</dt>
          <dd>
            <SkillList skills={skillLines(alignment, types)} />
          </dd>
        </>
      )}
      {credits > 0 && (
        <>
          <dt>{names.credits()}</dt>
          <dd>{format.number(credits)}</dd>
        </>
      )}
      {tags.length > 0 && (
        <>
          <dt>{names.tags()}</dt>
          <dd lang={badge.lang}>{tags.join(', ')}</dd>
        </>
      )}
    </>
  )
}
