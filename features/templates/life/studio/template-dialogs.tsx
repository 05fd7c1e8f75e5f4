import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useIsLate } from '#ui/marks/use-is-late.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getTemplate } from '../../contract.ts'
import type { Template } from '../../form/studio/form-values.ts'
import { type Flags, historyOf } from '../../list/studio/list-view.ts'
import { useListView } from '../../list/studio/use-list-view.ts'
import type { Category } from '../../rules.ts'
import { useOwnRights } from '../../studio/use-own-rights.ts'
import { actionWords } from '../../texts.ts'
import { lifeWords } from '../texts.ts'
import type { Running, useTemplateActions } from './use-template-actions.tsx'

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))
const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx').then((module) => module.WithdrawDialog))
const TemplateOperation = lazyPart(() => import('./template-operation.tsx').then((module) => module.TemplateOperation))
const EventForm = lazyPart(() => import('../../first/studio/event-form.tsx').then((module) => module.EventForm))
const FirstForm = lazyPart(() => import('../../first/studio/first-form.tsx').then((module) => module.FirstForm))
const TemplateForm = lazyPart(() => import('../../form/studio/template-form.tsx').then((module) => module.TemplateForm))

/** The texts of the send dialog for a template that has just become ready, and where it is shown. */
export type Ready = { title: string; text: string; show: string; onShow: () => void }

/** Passed in by the app: sending belongs to a feature above this one. */
export type SendDialogType = ComponentType<{
  category: Category
  template?: Template
  ready?: Ready
  onClose: () => void
  onSent?: (template: Template) => void
}>

type Props = {
  category: Category
  actions: ReturnType<typeof useTemplateActions>
  sendDialog: SendDialogType
  shareDialog: ComponentType<{ templateId: string; onClose: () => void }>
}

const NO_FORM = { add: undefined, first: undefined, of: undefined, edit: undefined, clone: undefined }

/** The forms of a list page, and the dialogs that follow saving, publishing or deleting a template. */
export function TemplateDialogs({ category, actions, sendDialog, shareDialog }: Props) {
  const actionTexts = useTexts(actionWords)
  const { view, show } = useListView()
  const { running, deleting, withdrawing, setRunning } = actions
  const named = view.edit ?? view.clone
  const isForm = view.isAdding || named !== undefined
  const begun = useQueryCall(getTemplate, { templateId: named ?? '' }, { enabled: named !== undefined })
  const close = () => show(NO_FORM)
  const NewForm = view.of !== undefined ? EventForm : view.isFirst ? FirstForm : TemplateForm
  const isClone = view.clone !== undefined
  const { isKnown, mayCreate } = useOwnRights()
  const rights = begun.data?.rights
  const isAllowed = view.edit ? rights?.includes('edit') : isKnown ? mayCreate : undefined
  // An open form stays open when the right ends: saving says so, and the text is not lost.
  const form = view.isAdding ? 'add' : `${named ?? ''}${isClone ? '-clone' : ''}`
  const [shownForm, setShownForm] = useState('')
  if (isAllowed && shownForm !== form) setShownForm(form)
  const isShown = isForm && shownForm === form
  const isRefused = isForm && !isShown && isAllowed === false
  // Without the right to create or edit, the address leads to the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once an address.
  useEffect(() => {
    if (isRefused) close()
  }, [isRefused])
  const onSaved = (saved: Omit<Running, 'kind'>) => {
    // A changed draft returns to its detail, where it was changed from; a new one is shown in the list.
    show({ ...NO_FORM, ...(view.edit && !saved.callbackId ? { hash: saved.templateId } : {}) })
    if (saved.callbackId) setRunning({ ...saved, kind: view.edit ? 'updated' : 'created' })
    else if (!view.edit) toastSuccess(actionTexts.draftKept({ title: saved.title }))
  }
  return (
    <Suspense>
      {isShown && view.isAdding && <NewForm key={category} category={category} onClose={close} onSaved={onSaved} />}
      {named && !begun.data && begun.errorUpdateCount > 0 && (
        <Dialog opened onClose={close} title={actionTexts.edit()}>
          <Loaded query={begun}>{() => null}</Loaded>
        </Dialog>
      )}
      {isShown && named && begun.data && (
        <TemplateForm
          key={`${named}-${view.clone ? 'clone' : 'edit'}`}
          category={begun.data.data.badgeCategory}
          template={begun.data}
          isClone={isClone}
          onClose={close}
          onSaved={onSaved}
        />
      )}
      {running && (
        <Followed
          key={running.callbackId}
          running={running}
          category={category}
          sendDialog={sendDialog}
          shareDialog={shareDialog}
          onEnd={(next) => {
            setRunning(undefined)
            if (next) show({ ...NO_FORM, ...next })
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

type FollowedProps = Omit<Props, 'actions'> & {
  running: Running
  /** Receives the next view: a template's detail, or its form. */
  onEnd: (next?: Flags) => void
}

/**
 * A publication or a new version in progress. Once it is ready a membership card is shared, any other template can be
 * sent at once. A refusal loses nothing: a new template is a draft by now, and an edit is still in its form.
 */
function Followed({ running, category, sendDialog, shareDialog: ShareDialog, onEnd }: FollowedProps) {
  const actionTexts = useTexts(actionWords)
  const life = useTexts(lifeWords)
  const { callbackId, templateId, title, hash, kind, forget } = running
  const isUpdate = kind === 'updated'
  const [isReady, setReady] = useState(false)
  const showTemplate = () => onEnd({ hash: hash.replace(/^0x/, '') })
  if (isReady && category === 'membership') return <ShareDialog templateId={templateId} onClose={() => onEnd()} />
  if (isReady) {
    const ready = {
      title: actionTexts.createdTitle({ title }),
      text: actionTexts.createdText(),
      show: actionTexts.showTemplate(),
    }
    return (
      <SendReady
        sendDialog={sendDialog}
        templateId={templateId}
        ready={{ ...ready, onShow: showTemplate }}
        onSent={() => onEnd(historyOf(hash.replace(/^0x/, '')))}
        onClose={() => onEnd()}
      />
    )
  }
  return (
    <TemplateOperation
      callbackId={callbackId}
      running={isUpdate ? life.updating({ title }) : actionTexts.publishTitle({ title })}
      onDone={() => {
        forget?.()
        if (running.onReady) {
          onEnd()
          running.onReady()
        } else if (!isUpdate) setReady(true)
      }}
      onFailed={(status) => {
        if (status === 'canceled') toastError(actionTexts[`${kind}Refused`]({ title }))
        if (kind === 'created') return onEnd({ hash: templateId })
        onEnd(isUpdate ? { edit: templateId } : undefined)
      }}
      success={
        isUpdate
          ? {
              templateId,
              title: actionTexts.updatedTitle({ title }),
              text: life.updatedText(),
              onShow: showTemplate,
              onClose: () => onEnd(),
            }
          : undefined
      }
    />
  )
}

type SendReadyProps = {
  sendDialog: SendDialogType
  templateId: string
  ready: Ready
  onSent: () => void
  onClose: () => void
}

/** The dialog that sends a template once it is ready, or the reason why it cannot be shown. */
function SendReady({ sendDialog: SendDialog, templateId, ready, onSent, onClose }: SendReadyProps) {
  const reading = useQueryCall(getTemplate, { templateId })
  const isLate = useIsLate()
  const template = reading.data
  if (!template) {
    return (
      <Dialog opened={isLate || reading.errorUpdateCount > 0} onClose={onClose} title={ready.title}>
        <Loaded query={reading} coming={<RuledOutline kind="rows" count={3} />}>
          {() => null}
        </Loaded>
      </Dialog>
    )
  }
  return (
    <SendDialog
      category={template.data.badgeCategory}
      template={template}
      ready={ready}
      onClose={onClose}
      onSent={onSent}
    />
  )
}
