import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { LinkBreakIcon } from '@phosphor-icons/react/dist/csr/LinkBreak'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { useState } from 'react'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { countTemplates, getTemplate, listTemplates, publishTemplate } from '../../contract.ts'
import type { Template } from '../../form/studio/form-values.ts'
import type { useListView } from '../../list/studio/use-list-view.ts'
import { isSendable } from '../../rules.ts'
import { actionWords } from '../../texts.ts'
import { lifeWords } from '../texts.ts'

/** An operation that a dialog follows; `created` can be mailed at once. */
export type Running = {
  callbackId: string
  templateId: string
  title: string
  hash: string
  kind: 'created' | 'published' | 'updated'
  /** Called once it can be sent, in place of the dialogs that share or send it. */
  onReady?: () => void
  /** Removes the copy of the form kept on this device, once it is signed. */
  forget?: () => void
}

/** The actions on a template that the person has the right to; `TemplateDialogs` shows their outcome. */
export function useTemplateActions(
  mayCreate: boolean,
  show: ReturnType<typeof useListView>['show'],
  moreOf: (template: Template) => MenuChoice[],
) {
  const actionTexts = useTexts(actionWords)
  const life = useTexts(lifeWords)
  const sentence = useProblemText()
  const publishing = useCall(publishTemplate, { invalidates: [listTemplates, getTemplate, countTemplates] })
  const [running, setRunning] = useState<Running>()
  const [deleting, setDeleting] = useState<Template>()
  const [withdrawing, setWithdrawing] = useState<Template>()

  const publish = async (template: Template) => {
    const { output, problem } = await publishing.run({ templateId: template.id })
    const { id: templateId, data } = template
    if (output) setRunning({ ...output, templateId, title: data.name, kind: 'published' })
    else if (problem.status < 500 && problem.status > 0) toastError(sentence(problem.key))
  }
  const edit = (template: Template) => show({ hash: undefined, edit: template.id })

  const choicesOf = (template: Template): MenuChoice[] => {
    const { contractState, rights } = template
    const publishing = {
      label: contractState === 'failed' ? actionTexts.retry() : actionTexts.publish(),
      icon: <UploadSimpleIcon size={20} />,
      onSelect: () => void publish(template),
    }
    const editing = { label: actionTexts.edit(), icon: <PencilSimpleIcon size={20} />, onSelect: () => edit(template) }
    const cloning = {
      label: life.clone(),
      icon: <CopyIcon size={20} />,
      onSelect: () => show({ hash: undefined, clone: template.id }),
    }
    const removing = {
      label: actionTexts.remove(),
      icon: <TrashIcon size={20} />,
      danger: true,
      onSelect: () => setDeleting(template),
    }
    const stopping = {
      label: life.stop(),
      icon: <LinkBreakIcon size={20} />,
      danger: true,
      onSelect: () => setWithdrawing(template),
    }
    const isDraft = contractState === 'none'
    const changes = isDraft ? [publishing, editing] : [contractState === 'failed' ? publishing : editing]
    const ends = isSendable(contractState) ? [stopping, removing] : [removing]
    return [
      ...(rights.includes('edit') ? changes : []),
      ...(mayCreate && !isDraft ? [cloning] : []),
      ...moreOf(template),
      ...(rights.includes('delete') ? ['line' as const, ...ends] : []),
    ]
  }
  return {
    choicesOf,
    publish,
    edit,
    remove: setDeleting,
    isPublishing: publishing.working,
    running,
    setRunning,
    deleting,
    setDeleting,
    withdrawing,
    setWithdrawing,
  }
}
