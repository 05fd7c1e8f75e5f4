import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { type ComponentType, useId } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Button } from '#ui/buttons/button.tsx'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { eventStage } from '../../event/time-rules.ts'
import type { Template } from '../../form/studio/form-values.ts'
import { isSendable } from '../../rules.ts'
import { eventStages, listWords } from '../../texts.ts'
import styles from './template-list.module.css'
import { useSince } from './use-since.ts'

type Props = {
  template: Template
  links: ComponentType<{ template: Template; compact?: boolean }>
  onOpen: () => void
  onSend: () => void
  choices: MenuChoice[]
}

/**
 * A template in the list: its card on a plinth, its name, one line of numbers; card and words open it. Send and more on
 * hover or focus.
 */
export function TemplateTile({ template, links: Links, onOpen, onSend, choices }: Props) {
  const listTexts = useTexts(listWords)
  const { contractState, data, rights } = template
  const id = useId()
  const isDraft = contractState === 'none'
  const maySend = isSendable(contractState) && rights.includes('distribute')
  return (
    <Box as="li" shrinks className={styles.tile} data-draft={isDraft || undefined}>
      <button
        id={id}
        type="button"
        className={`bz-plain ${styles.plinth}`}
        aria-label={listTexts.open({ title: data.name })}
        onClick={onOpen}
        data-stop
      >
        <span>
          <FlatCard spec={template.card as CardSpec} width={160} />
        </span>
      </button>
      <Row above="s" gap="s" align="start" wrap className={styles.foot}>
        {/* The words are the card's label, so that a press on them is one on the card. */}
        <Text as="label" block grow className={styles.words} htmlFor={id}>
          <Text as="strong" block brief>
            {data.name}
          </Text>
          <NumbersLine template={template} />
        </Text>
        {isDraft && <StatusChip status="draft">{listTexts.draft()}</StatusChip>}
        {contractState === 'failed' && <StatusChip status="notDelivered">{listTexts.failed()}</StatusChip>}
        <Row gap="s" className={styles.actions}>
          {maySend && (
            <Button kind="primary" size="compact" icon={<PaperPlaneTiltIcon size={18} />} onClick={onSend}>
              {listTexts.send()}
            </Button>
          )}
          {maySend && <Links template={template} compact />}
          {choices.length > 0 && <MoreMenu look="edge" size={30} choices={choices} />}
        </Row>
      </Row>
    </Box>
  )
}

function NumbersLine({ template }: { template: Template }) {
  const listTexts = useTexts(listWords)
  const since = useSince()
  const stages = useTexts(eventStages)
  const { counts, contractState, data } = template
  const { collected, waiting } = counts
  const line = () => {
    if (contractState === 'none') return listTexts.edited({ when: since(template.updated) })
    if (contractState === 'pending') return listTexts.anchoring()
    if (counts.distributed === 0) return listTexts.nothingSent()
    return waiting > 0
      ? listTexts.collectedWaiting({ collected, waiting, count: collected })
      : listTexts.collected({ collected, count: collected })
  }
  const stage = data.eventDetails && contractState !== 'none' && stages[eventStage(data.eventDetails, new Date())]()
  return (
    <Text as="span" type="small" tone="ink2">
      {stage ? `${stage} · ${line()}` : line()}
    </Text>
  )
}
