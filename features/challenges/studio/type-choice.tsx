import { say } from '#base/text.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { type ChallengeType, GROUPS, type Group } from '../rules.ts'
import { groupNames } from '../studio-texts.ts'
import { TYPES_IN_STUDIO } from '../types/studio.ts'
import styles from './challenges.module.css'
import { GroupIcon } from './group-icon.tsx'

type Props = { offered: ChallengeType[]; chosen: ChallengeType; onChoose: (type: ChallengeType) => void }

/** The types that this server offers, grouped by where they happen. */
export function TypeChoice({ offered, chosen, onChoose }: Props) {
  const groups = useTexts(groupNames)
  const { language } = useLanguage()
  const isOffered = new Set(offered)
  return (
    <Box lined="between" className={styles.groups}>
      {(Object.entries(GROUPS) as [Group, readonly ChallengeType[]][]).map(([group, all]) => {
        const shown = all.filter((type) => isOffered.has(type))
        if (shown.length === 0) return null
        return (
          <Box key={group} padBlock="m">
            <fieldset>
              <Row as="legend" below="s" gap="s" tone="ink2" weight={400}>
                <GroupIcon group={group} size={18} />
                {groups[group]()}
              </Row>
              <Row gap="s" align="stretch" wrap>
                {shown.map((type) => (
                  <FilterChip key={type} selected={type === chosen} onSelect={() => onChoose(type)}>
                    {say(TYPES_IN_STUDIO[type].name, language)}
                  </FilterChip>
                ))}
              </Row>
            </fieldset>
          </Box>
        )
      })}
    </Box>
  )
}
