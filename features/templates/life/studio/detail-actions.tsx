import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import type { ComponentType } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Row } from '#ui/layout/row.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { Template } from '../../form/studio/form-values.ts'
import { isSendable } from '../../rules.ts'
import { actionWords, listWords } from '../../texts.ts'
import { lifeWords } from '../texts.ts'
import styles from './template-detail.module.css'
import type { useTemplateActions } from './use-template-actions.tsx'

type Props = {
  template: Template
  actions: ReturnType<typeof useTemplateActions>
  /** Passed in by the app: links are a feature above this one. */
  links: ComponentType<{ template: Template }>
  onSend: () => void
}

/** The main buttons of a template, as the person's rights allow: publish, edit or delete a draft; send a published one. */
export function DetailActions({ template, actions, links: Links, onSend }: Props) {
  const actionTexts = useTexts(actionWords)
  const list = useTexts(listWords)
  const life = useTexts(lifeWords)
  const { contractState, rights } = template
  const mayEdit = rights.includes('edit')
  const maySend = isSendable(contractState) && rights.includes('distribute')
  const choices = actions.choicesOf(template)
  const category = template.data.badgeCategory
  const isDraft = contractState === 'none'
  return (
    <Row below="l" gap="s" wrap className={styles.actions}>
      {maySend && (
        <Button kind="primary" icon={<PaperPlaneTiltIcon size={20} />} onClick={onSend}>
          {list.send()}
        </Button>
      )}
      {maySend && <Links template={template} />}
      {(isDraft || contractState === 'failed') && mayEdit && (
        <Button
          kind="primary"
          icon={<UploadSimpleIcon size={20} />}
          working={actions.isPublishing}
          workingLabel={actionTexts.publishing()}
          onClick={() => void actions.publish(template)}
        >
          {isDraft ? actionTexts.publish() : actionTexts.retry()}
        </Button>
      )}
      {category === 'community' && contractState === 'stored' && mayEdit && (
        <Button icon={<PencilSimpleIcon size={20} />} onClick={() => actions.edit(template)}>
          {actionTexts.edit()}
        </Button>
      )}
      {!isDraft && choices.length > 0 && <MoreMenu look="edge" size={36} label={life.more()} choices={choices} />}
      {isDraft && mayEdit && (
        <Button icon={<PencilSimpleIcon size={20} />} onClick={() => actions.edit(template)}>
          {actionTexts.edit()}
        </Button>
      )}
      {isDraft && rights.includes('delete') && (
        <Button kind="danger" icon={<TrashIcon size={20} />} onClick={() => actions.remove(template)}>
          {actionTexts.remove()}
        </Button>
      )}
      {isDraft && <StatusChip status="draft">{list.draft()}</StatusChip>}
      {contractState === 'pending' && <StatusChip status="anchoring">{list.anchoring()}</StatusChip>}
      {contractState === 'failed' && <StatusChip status="notDelivered">{list.failed()}</StatusChip>}
    </Row>
  )
}
