import { Popover } from '@mantine/core'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useId, useState } from 'react'
import { FlatCard } from '#card/flat-card.tsx'
import { useFoundTemplates } from '#features/presenting/studio/use-accepted-templates.ts'
import { TemplateMenu } from '#features/team/folders/studio/template-menu.tsx'
import type { ShownTemplate } from '#features/team/folders/studio/template-source.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ChoiceLine } from '#ui/fields/choice-line.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyDialogs } from '../page-texts.ts'
import type { KeyValues } from './key-form.ts'

const SOURCE = { useFound: useFoundTemplates }

type Choice = Pick<KeyValues, 'isForAll' | 'templates'>
type Props = Choice & { onChange: (choice: Partial<Choice>) => void; error?: string | undefined }

/** The templates for which a key is good: all, or some. */
export function TemplateChoice({ isForAll, templates, onChange, error }: Props) {
  const say = useTexts(keyDialogs)
  const id = useId()
  const without = (gone: string) => templates.filter((template) => template.id !== gone)
  return (
    <Stack as="fieldset" gap="s" aria-describedby={error ? id : undefined}>
      <legend>{say.templates()}</legend>
      <Row gap="xxl" rows="xs" align="stretch" wrap>
        {[true, false].map((isAll) => (
          <ChoiceLine
            key={`${isAll}`}
            type="radio"
            name={id}
            checked={isForAll === isAll}
            aria-invalid={error && !isAll ? true : undefined}
            onChange={() => onChange({ isForAll: isAll })}
          >
            {isAll ? say.allTemplates() : say.someTemplates()}
          </ChoiceLine>
        ))}
      </Row>
      {!isForAll && (
        <>
          {templates.length > 0 && (
            <Stack as="ul" gap="xs">
              {templates.map((template) => (
                <Row as="li" gap="m" key={template.id}>
                  <FlatCard spec={template.card} width={28} shadow={false} />
                  <Box as="span" grow breaks>
                    {template.name}
                  </Box>
                  <IconButton
                    size={30}
                    label={say.removeTemplate({ name: template.name })}
                    icon={<XIcon size={16} />}
                    onClick={() => onChange({ templates: without(template.id) })}
                  />
                </Row>
              ))}
            </Stack>
          )}
          <AddTemplate
            without={templates.map((template) => template.id)}
            onAdd={(template) => onChange({ templates: [...without(template.id), template] })}
          />
        </>
      )}
      {error && <ProblemNote id={id}>{error}</ProblemNote>}
    </Stack>
  )
}

/** The menu stays open, so that several can be added. */
function AddTemplate({ without, onAdd }: { without: string[]; onAdd: (template: ShownTemplate) => void }) {
  const say = useTexts(keyDialogs)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={292} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <span>
          <Button size="compact" icon={<PlusIcon size={16} />} onClick={() => setIsOpen(!isOpen)}>
            {say.addTemplate()}
          </Button>
        </span>
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label={say.searchTemplates()}>
        {isOpen && <TemplateMenu label={say.searchTemplates()} source={SOURCE} without={without} onAdd={onAdd} />}
      </Popover.Dropdown>
    </Popover>
  )
}
