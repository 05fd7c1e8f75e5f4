import { useId } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { CommunityMark } from '#features/members/communities/wallet/community-mark.tsx'
import { ChoiceCard } from '#ui/fields/choice-card.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { givePage } from '../wallet-texts.ts'
import type { GivableCommunity, GivableTemplate } from './use-givable.ts'

type Props = {
  communities: GivableCommunity[]
  chosen: string
  onChoose: (templateId: string) => void
  error?: string | undefined
}

/** The badges that can be given, as cards, each with how many are left. */
export function TemplateChoice({ communities, chosen, onChoose, error }: Props) {
  const pageTexts = useTexts(givePage)
  const id = useId()
  return (
    <Stack as="fieldset" gap="l" aria-describedby={error ? `${id}-note` : undefined}>
      <legend>{pageTexts.badge()}</legend>
      {communities.map(({ issuerId, name, promotedAt, templates }) => (
        <div key={issuerId}>
          <Row as="p" below="s" gap="s" wrap type="small" tone="ink3">
            {name}
            <CommunityMark promotedAt={promotedAt} />
          </Row>
          <Stack gap="s">
            {templates.map((template) => (
              <Choice
                key={template.templateId}
                template={template}
                group={id}
                isChosen={template.templateId === chosen}
                isWrong={Boolean(error)}
                onChoose={() => onChoose(template.templateId)}
              />
            ))}
          </Stack>
        </div>
      ))}
      {error && (
        <ProblemNote small id={`${id}-note`}>
          {error}
        </ProblemNote>
      )}
    </Stack>
  )
}

type ChoiceProps = {
  template: GivableTemplate
  group: string
  isChosen: boolean
  isWrong: boolean
  onChoose: () => void
}

function Choice({ template, group, isChosen, isWrong, onChoose }: ChoiceProps) {
  const pageTexts = useTexts(givePage)
  const format = useFormat()
  const { title, card, left, againAt, reviewsFirst } = template
  return (
    <ChoiceCard unseen>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-invalid={isWrong || undefined}
        disabled={left === 0}
        onChange={onChoose}
      />
      <Box as="span" fixed aria-hidden>
        <FlatCard spec={card as CardSpec} width={56} shadow={false} />
      </Box>
      <Stack as="span" type="small" tone="ink2" shrinks>
        <Text as="strong" type="text" tone="ink" breaks>
          {title}
        </Text>
        <span>
          {left > 0
            ? pageTexts.left({ count: left })
            : againAt
              ? pageTexts.noneLeft({ date: format.longDay(againAt) })
              : pageTexts.noneLeftNow()}
        </span>
        {reviewsFirst && <span>{pageTexts.reviewed()}</span>}
      </Stack>
    </ChoiceCard>
  )
}
