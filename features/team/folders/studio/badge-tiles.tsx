import { Checkbox } from '@mantine/core'
import { FlatCard } from '#card/flat-card.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { folderBadges } from '../page-texts.ts'
import styles from './access.module.css'
import type { ShownTemplate, TemplateSource } from './template-source.ts'
import { useEventLine } from './use-event-line.ts'

type Props = { ids: string[]; source: TemplateSource; selected: string[]; onToggle: (id: string) => void }

/** Some badges of a folder as tiles, each with a checkbox. */
export function BadgeTiles({ ids, source, selected, onToggle }: Props) {
  const query = source.useSome(ids)
  return (
    <Loaded query={query} coming={<RuledOutline kind="card" count={3} />}>
      {(templates) =>
        templates.map((template) => (
          <BadgeTile
            key={template.id}
            template={template}
            isSelected={selected.includes(template.id)}
            onToggle={() => onToggle(template.id)}
          />
        ))
      }
    </Loaded>
  )
}

type TileProps = { template: ShownTemplate; isSelected: boolean; onToggle: () => void }

function BadgeTile({ template, isSelected, onToggle }: TileProps) {
  const badgeTexts = useTexts(folderBadges)
  const eventLine = useEventLine()
  const { name, isDraft, card, event } = template
  return (
    <Box as="li" shrinks>
      <Stack as="label" round="l" ground="plinth" className={styles.plinth} data-selected={isSelected || undefined}>
        <span className={styles.check}>
          <Checkbox radius={4} checked={isSelected} onChange={onToggle} aria-label={badgeTexts.select({ name })} />
        </span>
        <FlatCard spec={card} width={card.category === 'membership' ? 168 : 122} />
      </Stack>
      <Row as="span" above="s" gap="s" justify="between">
        <Text as="strong" shrinks brief>
          {name}
        </Text>
        {isDraft && <StatusChip status="draft">{badgeTexts.draft()}</StatusChip>}
      </Row>
      <Text as="span" type="small" tone="ink2">
        {event ? eventLine(event) : template.category}
      </Text>
    </Box>
  )
}
