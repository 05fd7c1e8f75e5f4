import { type ComponentType, Suspense, useState } from 'react'
import { useTexts } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { toastSuccess } from '#ui/toast.ts'
import { useQueryCall } from '#ui/use-call.ts'
import { getTemplate } from '../contract.ts'
import { lifeWords } from '../life-texts.ts'
import type { Category } from '../rules.ts'
import { actionWords } from '../texts.ts'
import { useListView } from './use-list-view.ts'
import type { Running, useTemplateActions } from './use-template-actions.tsx'

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))
const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx').then((module) => module.WithdrawDialog))
const TemplateOperation = lazyPart(() => import('./template-operation.tsx').then((module) => module.TemplateOperation))
const TemplateForm = lazyPart(() => import('./template-form.tsx').then((module) => module.TemplateForm))

type Props = {
  category: Category
  actions: ReturnType<typeof useTemplateActions>
  /** Handed over by the app: sending belongs to a feature above this one. */
  mailLink: ComponentType<{ templateId: string }>
  shareDialog: ComponentType<{ templateId: string; onClose: () => void }>
}

/** The forms of a list page, and what follows a template that was written, published or is to be deleted. */
export function TemplateDialogs({ category, actions, mailLink, shareDialog }: Props) {
  const t = useTexts(actionWords)
  const { view, show } = useListView()
  const named = view.edit ?? view.clone
  const begun = useQueryCall(getTemplate, { templateId: named ?? '' }, { enabled: named !== undefined })
  const { running, deleting, withdrawing, setRunning } = actions
  const close = () => show({ add: undefined, edit: undefined, clone: undefined })
  const onSaved = (saved: Omit<Running, 'kind'>) => {
    const forms = { add: undefined, edit: undefined, clone: undefined }
    // A changed draft goes back to its detail, where it was changed from; a new one is seen in the list.
    show({ ...forms, ...(view.edit && !saved.callbackId ? { hash: saved.templateId } : {}) })
    if (saved.callbackId) setRunning({ ...saved, kind: view.edit ? 'updated' : 'created' })
    else if (!view.edit) toastSuccess(t.draftKept({ title: saved.title }))
  }
  return (
    <Suspense>
      {view.isAdding && <TemplateForm key={category} category={category} onClose={close} onSaved={onSaved} />}
      {named && begun.data && (
        <TemplateForm
          key={`${named}-${view.clone ? 'clone' : 'edit'}`}
          category={begun.data.data.badgeCategory}
          template={begun.data}
          isClone={view.clone !== undefined}
          onClose={close}
          onSaved={onSaved}
        />
      )}
      {running && (
        <Followed
          key={running.callbackId}
          running={running}
          category={category}
          mailLink={mailLink}
          shareDialog={shareDialog}
          onEnd={(hash) => {
            setRunning(undefined)
            if (hash) show({ add: undefined, edit: undefined, clone: undefined, hash })
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          template={deleting}
          onStart={() => show({ hash: undefined })}
          onEnd={() => actions.setDeleting(undefined)}
        />
      )}
      {withdrawing && <WithdrawDialog template={withdrawing} onEnd={() => actions.setWithdrawing(undefined)} />}
    </Suspense>
  )
}

type FollowedProps = Omit<Props, 'actions'> & { running: Running; onEnd: (hash?: string) => void }

/** A publication or a new version on its way; a new membership card is then shared, any other new template can be mailed. */
function Followed({ running, category, mailLink: MailLink, shareDialog: ShareDialog, onEnd }: FollowedProps) {
  const t = useTexts(actionWords)
  const life = useTexts(lifeWords)
  const { callbackId, templateId, title, hash, kind } = running
  const isUpdate = kind === 'updated'
  const isShared = kind === 'created' && category === 'membership'
  const [isReady, setReady] = useState(false)
  if (isReady) return <ShareDialog templateId={templateId} onClose={() => onEnd()} />
  return (
    <TemplateOperation
      callbackId={callbackId}
      running={isUpdate ? life.updating({ title }) : t.publishTitle({ title })}
      {...(isShared
        ? { onSuccess: () => setReady(true) }
        : {
            success: {
              templateId,
              title: isUpdate ? t.updatedTitle({ title }) : t.createdTitle({ title }),
              text: isUpdate ? life.updatedText() : t.createdText(),
              extra: kind === 'created' && (
                <Suspense>
                  <MailLink templateId={templateId} />
                </Suspense>
              ),
              onShow: () => onEnd(hash.replace(/^0x/, '')),
            },
          })}
      onEnd={() => onEnd()}
    />
  )
}
