import { useId } from 'react'
import type { Output } from '#base/endpoint.ts'
import { ChoiceCard, ChoiceList } from '#ui/fields/choice-card.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Category, CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { getGiving } from '../contract.ts'
import { givingForm } from '../studio-texts.ts'

type Props = {
  templates: Output<typeof getGiving>['templates']
  chosen: string[]
  onChange: (chosen: string[]) => void
  error?: string | undefined
}

/** The templates of which one badge is enough to give. */
export function NamedTemplates({ templates, chosen, onChange, error }: Props) {
  const say = useTexts(givingForm)
  const id = useId()
  const change = (templateId: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, templateId] : chosen.filter((one) => one !== templateId))
  return (
    <Box as="fieldset" aria-describedby={error ? id : undefined}>
      <Row as="legend" below="s" gap="m" align="baseline">
        {say.templates()}
        <Text as="span" type="caption" tone="ink3" weight={400}>
          {say.chosen({ count: chosen.length, total: templates.length })}
        </Text>
      </Row>
      {templates.length === 0 ? (
        <p>{say.noTemplates()}</p>
      ) : (
        <ChoiceList>
          {templates.map((template) => (
            <ChoiceCard look="row" key={template.id} breaks>
              <input
                type="checkbox"
                checked={chosen.includes(template.id)}
                aria-invalid={error ? true : undefined}
                onChange={(event) => change(template.id, event.currentTarget.checked)}
              />
              <CategoryGlyph category={template.category as Category} size={18} />
              <span>{template.title}</span>
            </ChoiceCard>
          ))}
        </ChoiceList>
      )}
      {error && <ProblemNote id={id}>{error}</ProblemNote>}
    </Box>
  )
}
