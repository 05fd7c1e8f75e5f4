import { readSkills } from '#credentials/badges/read-skills.ts'
import { skillLines } from '#features/templates/skills/rules.ts'
import { skillTypes, skillWords } from '#features/templates/skills/texts.ts'
import { Fact } from '#ui/lists/facts.tsx'
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
        <Fact label={names.skills()}>
          <SkillList skills={skillLines(alignment, types)} />
        </Fact>
      )}
      {credits > 0 && <Fact label={names.credits()}>{format.number(credits)}</Fact>}
      {tags.length > 0 && (
        <Fact label={names.tags()} lang={badge.lang}>
          {tags.join(', ')}
        </Fact>
      )}
    </>
  )
}
