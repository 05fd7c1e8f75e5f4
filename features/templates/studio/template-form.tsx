import { useMediaQuery } from '@mantine/hooks'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useEffect, useRef, useState } from 'react'
import type { CardSide } from '#card/card-spec.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { getIssuer } from '#features/issuers/contract.ts'
import { readSession } from '#features/sign-in/studio/session.ts'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { DialogActions } from '#ui/dialogs/dialog-actions.tsx'
import { FullDialog } from '#ui/dialogs/full-dialog.tsx'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { CATEGORY_FIELDS } from '../category-rules.ts'
import { countTemplates } from '../contract.ts'
import { type Category, isPublished } from '../rules.ts'
import { categoryWords, formWords } from '../texts.ts'
import { namesOfWrong } from './field-names.ts'
import { emblemOfForm } from './first/emblem-of-form.ts'
import { useEmblem } from './first/use-emblem.ts'
import { FormAdvanced } from './form-advanced.tsx'
import { cardOfForm } from './form-call.ts'
import { CONTENT_FIELDS, formFields, formProblems } from './form-check.ts'
import { FormContent } from './form-content.tsx'
import { FormEvent } from './form-event.tsx'
import { FormLook } from './form-look.tsx'
import { FormSkills } from './form-skills.tsx'
import { FormStage, FormStageFoot } from './form-stage.tsx'
import { FormTour } from './form-tour.tsx'
import { type FormValues, startValues, type Template, withEmblem, withZone } from './form-values.ts'
import { FormVersion } from './form-version.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { StageViewName } from './stage-view.tsx'
import styles from './template-form.module.css'
import { useOwnRights } from './use-own-rights.ts'
import { useSaveTemplate } from './use-save-template.ts'

type Props = {
  category: Category
  /** A template to edit, or with `isClone` to start from; without it the form is empty. */
  template?: Template
  isClone?: boolean
  /** What a new template starts with, in place of empty fields. */
  start?: FormValues | undefined
  /** Names that start in what is kept on this device; 'first' without it. */
  startName?: string
  onClose: () => void
  /**
   * The template is saved; `callbackId` is '' for a draft. `forget` removes the copy of an edit kept on this device.
   */
  onSaved: (saved: Saved) => void
}

type Saved = { templateId: string; hash: string; callbackId: string; title: string; forget: () => void }

/**
 * One form to create, edit and clone a template of any category, beside the card that it makes. On phones, where it
 * fills the page, creation has two steps: content, then look and advanced.
 */
export function TemplateForm({ category, template, isClone, start, startName = 'first', onClose, onSaved }: Props) {
  const formTexts = useTexts(formWords)
  const names = useTexts(categoryWords)
  const common = useTexts(words)
  const { language } = useLanguage()
  const sentence = useProblemText()
  const issuer = useQueryCall(getIssuer, {}).data
  const mayGivePoints = useQueryCall(countTemplates, {}, { quiet: true }).data?.mayGivePoints ?? false
  const isPage = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false })
  const edited = isClone ? undefined : template
  const isNew = !edited
  const lang = template?.data.lang ?? language
  const kept = edited
    ? `${edited.id}-${edited.version}`
    : template
      ? `clone-${template.id}`
      : `${start ? startName : 'new'}-${category}`
  const owner = readSession().full?.claims.did ?? ''
  const form = useKeptValues(`template-form:${owner}:${kept}`, start ?? startValues(category, template), 'picture')
  const { change } = form
  const emblem = useEmblem(issuer && emblemOfForm(category, form.values, issuer))
  const values = withEmblem(withZone(form.values, issuer), emblem)
  const own = useOwnRights().folders
  // One folder needs no choice, unless another was chosen whose right has ended.
  const isChoice = own.length > 1 || (values.folderId !== '' && own.every(({ id }) => id !== values.folderId))
  const folders = isNew && isChoice ? own : []
  const validation = useFieldProblems(formFields(category, values, lang), (fields) =>
    formProblems(category, fields, folders),
  )
  const [movesClaims, setMovesClaims] = useState(false)
  const [side, setSide] = useState<CardSide>('front')
  const [view, setView] = useState<StageViewName>('object')
  const [isLeaving, setLeaving] = useState(false)
  const [isTouring, setTouring] = useState(false)
  const [chosenStep, setStep] = useState<1 | 2>(1)
  const flip = () => setSide(side === 'front' ? 'back' : 'front')
  useShortcut('F', flip, category !== 'role', validation.form)

  const asks = CATEGORY_FIELDS[category]
  const hasSteps = Boolean(isPage) && isNew && asks.title
  const step = hasSteps ? chosenStep : undefined
  const close = () => (form.isChanged ? setLeaving(true) : onClose())
  const showStepOf = (field: string) => setStep(CONTENT_FIELDS.includes(field) ? 1 : 2)
  const save = useSaveTemplate({
    category,
    template: edited,
    lang,
    movesClaims,
    folders,
    onRefused: (field, problem) => {
      showStepOf(field)
      validation.refuse(field, problem)
    },
  })
  const submit = async () => {
    const asked = step === 1 ? CONTENT_FIELDS : undefined
    if (!validation.isRight(asked)) {
      const found = formProblems(category, formFields(category, values, lang), folders)
      // A rule of the first step can break during the second: the event has ended meanwhile.
      if (CONTENT_FIELDS.some((field) => found[field])) setStep(1)
      const fields = namesOfWrong(category, found, language, asked)
      return toastError(fields ? sentence('fillInFields', { fields }) : sentence('fillIn'))
    }
    if (step === 1) return setStep(2)
    const saved = await save.run(values)
    if (!saved) return
    // A new template is saved, as a draft at least; an edit only once a wallet has signed it.
    if (isNew || !saved.callbackId) form.forget()
    onSaved({ ...saved, title: card.title, forget: form.forget })
  }
  const face = issuer ?? { name: '', profileImage: '' }
  const card = cardOfForm(category, values, face, lang)
  const { problems, refusals } = validation
  const part = {
    category,
    lang,
    isNew,
    issuerName: face.name,
    mayGivePoints,
    folders,
    values,
    change,
    problems,
    refusals,
  }
  const label =
    step === 1
      ? formTexts.goOn()
      : isNew
        ? values.draft
          ? formTexts.createDraft()
          : formTexts.create()
        : formTexts.save()
  return (
    <FullDialog
      opened
      onClose={close}
      title={
        isNew
          ? formTexts.createTitle({ category: names[category]() })
          : formTexts.editTitle({ title: edited.data.name })
      }
      explanation={names[`${category}For`]()}
      help={<HelpLink guide={asks.event ? 'event-and-door' : 'first-badge'} />}
      step={step}
      stage={
        <FormStage
          view={view}
          spec={card}
          side={side}
          onFlip={setSide}
          onShape={(themeShape) => change({ themeShape })}
        />
      }
      stageTop={
        <>
          <Button kind="quiet" icon={<ArrowLeftIcon size={18} />} onClick={close}>
            {names[category]()}
          </Button>
          {form.isChanged && (
            <Row as="span" inline gap="s">
              <StatusGlyph status="draft" /> {formTexts.notSaved()}
            </Row>
          )}
        </>
      }
      stageFoot={
        <FormStageFoot
          category={category}
          view={view}
          onView={setView}
          onFlip={flip}
          onHelp={() => setTouring(true)}
          isStrip={Boolean(isPage)}
        />
      }
      draft={
        isNew &&
        asks.draft &&
        step !== 1 && (
          <SwitchField
            side="left"
            label={formTexts.keepDraft()}
            checked={values.draft}
            onChange={(draft) => change({ draft })}
          />
        )
      }
      actions={
        <DialogActions
          onClose={step === 2 ? () => setStep(1) : close}
          cancel={step === 2 ? formTexts.goBack() : common.cancel()}
          working={save.working}
          workingLabel={isNew ? formTexts.creating() : formTexts.saving()}
          onClick={() => void submit()}
        >
          {label}
        </DialogActions>
      }
    >
      {form.isRestored && (
        <Box below="xxl">
          <RestoredNote
            hasLost={form.hasLost}
            onClear={() => {
              form.clear()
              validation.forget()
            }}
          />
        </Box>
      )}
      <form
        className={styles.form}
        ref={validation.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {edited && isPublished(edited.contractState) && (
          <FormVersion template={edited} movesClaims={movesClaims} onMove={setMovesClaims} />
        )}
        {save.general && <SaveProblem problem={save.general} />}
        {step !== 2 && (
          <>
            <FormContent {...part} />
            {asks.event && <FormEvent {...part} />}
          </>
        )}
        {step !== 1 && (
          <>
            <FormLook {...part} />
            <FormAdvanced {...part} />
            <FormSkills {...part} />
          </>
        )}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      {isTouring && <FormTour onEnd={() => setTouring(false)} />}
      <LeaveDialog
        opened={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={onClose}
        onDiscard={() => {
          form.forget()
          onClose()
        }}
      />
    </FullDialog>
  )
}

/** A refusal that belongs to no field: above the form, and scrolled to, because the buttons are below it. */
function SaveProblem({ problem }: { problem: string }) {
  const sentence = useProblemText()
  const note = useRef<HTMLParagraphElement>(null)
  // In braces: newer browsers answer with a promise, which is no way to clean up.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Row as="p" above="s" gap="s" type="small" tone="error" className={styles.problem} role="alert" ref={note}>
      <StatusGlyph status="notDelivered" /> {sentence(problem)}
    </Row>
  )
}
