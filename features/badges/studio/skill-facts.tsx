import type { Output } from '#base/endpoint.ts'
import { skillLines } from '#features/templates/skills/rules.ts'
import { skillTypes, skillWords } from '#features/templates/skills/texts.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { SkillList } from '#ui/lists/skill-list.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { verifyBadge } from '../contract.ts'

type Props = { skills: Output<typeof verifyBadge>['skills']; heading?: 'h2' | 'h3' }

/** What a badge attests besides its text: skills with their frameworks, tags, credits. Nothing for a badge without. */
export function SkillFacts({ skills, heading = 'h2' }: Props) {
  const names = useTexts(skillWords)
  const types = useTexts(skillTypes)
  const format = useFormat()
  const { alignment, tags, credits } = skills
  return (
    <>
      {alignment.length > 0 && (
        <div>
          <Heading as={heading} below="xs">
            {names.skills()}
          </Heading>
          <SkillList skills={skillLines(alignment, types)} />
        </div>
      )}
      {credits > 0 && (
        <Text tone="ink2" width="text">
          {names.creditsAre({ credits: format.number(credits) })}
        </Text>
      )}
      {tags.length > 0 && (
        <Text tone="ink2" width="text">
          {names.tagsAre({ tags: tags.join(', ') })}
        </Text>
      )}
    </>
  )
}
