import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { Suspense, useState } from 'react'
import { useProblemText } from '#ui/catalogue.tsx'
import { useTexts } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import type { MenuChoice } from '#ui/menu-choices.tsx'
import { toastError } from '#ui/toast.ts'
import { useCall, useQueryCall } from '#ui/use-call.ts'
import { countTemplates, getTemplate, listTemplates, publishTemplate } from '../contract.ts'
import type { Category } from '../rules.ts'
import { actionWords } from '../texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Template } from './form-values.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { useListView } from './use-list-view.ts'

const TemplateForm = lazyPart(() => import('./template-form.tsx').then((module) => module.TemplateForm))

type Running = { callbackId: string; title: string; hash: string }

/** What can be done with a template, with the dialogs of it; each page mounts `dialogs` once. */
export function useTemplateActions(category: Category, show: ReturnType<typeof useListView>['show']) {
  const t = useTexts(actionWords)
  const sentence = useProblemText()
  const { view } = useListView()
  const publishing = useCall(publishTemplate, { invalidates: [listTemplates, getTemplate, countTemplates] })
  const edited = useQueryCall(getTemplate, { templateId: view.edit ?? '' }, { enabled: view.edit !== undefined })
  const [running, setRunning] = useState<Running>()
  const [deleting, setDeleting] = useState<Template>()

  const publish = async (template: Template) => {
    const { output, problem } = await publishing.run({ templateId: template.id })
    if (output) setRunning({ ...output, title: template.data.name })
    else if (problem.status < 500 && problem.status > 0) toastError(sentence(problem.key))
  }
  const edit = (template: Template) => show({ hash: undefined, edit: template.id })

  const choicesOf = (template: Template): MenuChoice[] => {
    if (template.contractState === 'failed') {
      return [{ label: t.retry(), icon: <UploadSimpleIcon size={20} />, onSelect: () => void publish(template) }]
    }
    if (template.contractState !== 'none') return []
    return [
      { label: t.publish(), icon: <UploadSimpleIcon size={20} />, onSelect: () => void publish(template) },
      { label: t.edit(), icon: <PencilSimpleIcon size={20} />, onSelect: () => edit(template) },
      'line',
      { label: t.remove(), icon: <TrashIcon size={20} />, danger: true, onSelect: () => setDeleting(template) },
    ]
  }
  const onSaved = ({ callbackId, hash, title, templateId }: Running & { templateId: string }) => {
    show({ add: undefined, edit: undefined, ...(callbackId ? {} : { hash: templateId }) })
    if (callbackId) setRunning({ callbackId, hash, title })
  }
  const dialogs = (
    <>
      <Suspense>
        {view.isAdding && (
          <TemplateForm key={category} category={category} onClose={() => show({ add: undefined })} onSaved={onSaved} />
        )}
        {view.edit && edited.data && (
          <TemplateForm
            category={edited.data.data.badgeCategory}
            template={edited.data}
            onClose={() => show({ edit: undefined })}
            onSaved={onSaved}
          />
        )}
      </Suspense>
      {running && (
        <PublishDialog
          {...running}
          onEnd={(hash) => {
            setRunning(undefined)
            if (hash) show({ add: undefined, edit: undefined, hash })
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          template={deleting}
          onStart={() => show({ hash: undefined })}
          onEnd={() => setDeleting(undefined)}
        />
      )}
    </>
  )
  return { choicesOf, publish, edit, remove: setDeleting, isPublishing: publishing.working, dialogs }
}
