import { useState } from 'react'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type GivingSettings, getGiving } from '../contract.ts'
import { GiftsList } from '../review/studio/gifts-list.tsx'
import { givingTab } from '../studio-texts.ts'
import { GivingDialog } from './giving-dialog.tsx'

/** Giving of one Community template: the settings in a sentence, and its gifts. */
export function GivingTab({ template }: { template: Template }) {
  const say = useTexts(givingTab)
  const query = useQueryCall(getGiving, { templateId: template.id }, { quiet: true })
  const [isChanging, setChanging] = useState(false)
  return (
    <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
      {(giving) => (
        <Stack padBlock="xs" gap="xl">
          {giving.settings.isOn ? (
            <Row gap="xxl" rows="m" justify="between" wrap>
              <Summary settings={giving.settings} />
              <Button onClick={() => setChanging(true)}>{say.change()}</Button>
            </Row>
          ) : (
            <EmptyState
              outline="community"
              title={say.offTitle()}
              text={say.offText()}
              action={
                <Button kind="primary" onClick={() => setChanging(true)}>
                  {say.turnOn()}
                </Button>
              }
            />
          )}
          <GiftsList templateId={template.id} isOn={giving.settings.isOn} toReview={giving.toReview} />
          {isChanging && <GivingDialog template={template} giving={giving} onClose={() => setChanging(false)} />}
        </Stack>
      )}
    </Loaded>
  )
}

function Summary({ settings }: { settings: GivingSettings }) {
  const say = useTexts(givingTab)
  const { givers, templateIds, perWeek, pairDays, reviewsFirst } = settings
  const limits = [
    say.perWeek({ count: perWeek }),
    pairDays > 0 ? say.pairDays({ count: pairDays }) : say.noPairDays(),
    reviewsFirst ? say.reviewed() : say.notReviewed(),
  ]
  return (
    <Stack as="p" gap="xxs">
      <strong>{givers === 'holders' ? say.holders({ count: templateIds.length }) : say[givers]()}</strong>
      <Text as="span" tone="ink2">
        {limits.join(', ')}
      </Text>
    </Stack>
  )
}
