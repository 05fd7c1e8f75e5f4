import { Popover } from '@mantine/core'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type ReactNode, useState } from 'react'
import { FlatCard } from '#card/flat-card.tsx'
import { TemplateMenu } from '#features/team/folders/studio/template-menu.tsx'
import type { ShownTemplate } from '#features/team/folders/studio/template-source.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { verifierWords } from '../page-texts.ts'
import { TEMPLATES_MAX } from '../rules.ts'
import { useFoundTemplates } from './use-accepted-templates.ts'

const SOURCE = { useFound: useFoundTemplates }

type Props = {
  templates: ShownTemplate[]
  /** Whether there is a code to hold out. */
  isAsking: boolean
  onOthers: (ids: string[]) => void
}

/** The templates of which any badge is a yes: the page's own first, then those added by "Change". */
export function TemplatesAsked({ templates, isAsking, onOthers }: Props) {
  const verifierTexts = useTexts(verifierWords)
  const [first, ...others] = templates
  const ids = others.map(({ id }) => id)
  if (!first) return null
  const alone = isAsking ? verifierTexts.hold() : first.category
  return (
    <Stack below="l" gap="m" width="narrow">
      <Asked
        template={first}
        line={others.length > 0 ? verifierTexts.anyOf() : alone}
        end={<Change without={[first.id, ...ids]} onAdd={(id) => onOthers([...ids, id])} />}
      />
      {others.map((template) => (
        <Asked
          key={template.id}
          template={template}
          line={template.category}
          end={
            <IconButton
              label={verifierTexts.remove({ name: template.name })}
              icon={<XIcon size={18} />}
              onClick={() => onOthers(ids.filter((id) => id !== template.id))}
            />
          }
        />
      ))}
    </Stack>
  )
}

function Asked({ template, line, end }: { template: ShownTemplate; line: string; end: ReactNode }) {
  return (
    <Row gap="m">
      <Box as="span" fixed>
        <FlatCard spec={template.card} width={46} shadow={false} />
      </Box>
      <Box as="span" grow>
        <Text as="b" block breaks>
          {template.name}
        </Text>
        <Text as="small" block type="small" tone="ink2">
          {line}
        </Text>
      </Box>
      {end}
    </Row>
  )
}

/** The menu of further templates; it stays open, so that several can be added. */
function Change({ without, onAdd }: { without: string[]; onAdd: (id: string) => void }) {
  const verifierTexts = useTexts(verifierWords)
  const [isOpen, setIsOpen] = useState(false)
  const isFull = without.length >= TEMPLATES_MAX
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={292} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className="bz-link" onClick={() => setIsOpen(!isOpen)}>
          {verifierTexts.change()}
        </button>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={verifierTexts.changeTitle()}>
        {isOpen && isFull && <p className="bz-small">{verifierTexts.full({ count: TEMPLATES_MAX })}</p>}
        {isOpen && !isFull && (
          <TemplateMenu
            label={verifierTexts.search()}
            source={SOURCE}
            without={without}
            onAdd={({ id }) => onAdd(id)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
