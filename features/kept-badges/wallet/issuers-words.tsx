import { skillLines } from '#features/templates/skills/rules.ts'
import { skillTypes, skillWords } from '#features/templates/skills/texts.ts'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EvidenceList } from '#ui/lists/evidence-list.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { SkillList } from '#ui/lists/skill-list.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { issuerWords } from '../texts.ts'
import { keptPage } from '../wallet-texts.ts'
import type { KeptReading } from './use-kept-page.ts'

/** What a badge says besides its title, all of it marked as the words of its issuer. */
export function IssuersWords({ verification }: { verification: KeptReading['verification'] }) {
  const say = useTexts(keptPage)
  const issuersTexts = useTexts(issuerWords)
  const names = useTexts(skillWords)
  const types = useTexts(skillTypes)
  const format = useFormat()
  const { description, criteria, evidence, skills } = verification
  const { alignment, tags, credits } = skills
  const isSilent =
    [description, criteria, evidence, alignment, tags].every(({ length }) => length === 0) && credits === 0
  if (isSilent) return null
  return (
    <Section lined="above" above="xl" title={issuersTexts.says()} lead={say.saysText()}>
      {description && (
        <Text below="l" type="lead" tone="ink2" breaks lines dir="auto">
          {description}
        </Text>
      )}
      <Facts>
        {criteria && (
          <Fact label={issuersTexts.criteria()} lines dir="auto">
            {criteria}
          </Fact>
        )}
        {evidence.length > 0 && (
          <Fact label={say.evidence()}>
            <EvidenceList items={evidence} />
          </Fact>
        )}
        {alignment.length > 0 && (
          <Fact label={names.skills()}>
            <SkillList skills={skillLines(alignment, types)} />
          </Fact>
        )}
        {credits > 0 && <Fact label={names.credits()}>{format.number(credits)}</Fact>}
        {tags.length > 0 && (
          <Fact label={names.tags()} dir="auto">
            {tags.join(', ')}
          </Fact>
        )}
      </Facts>
    </Section>
  )
}
