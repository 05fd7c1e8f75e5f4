import { useMediaQuery } from '@mantine/hooks'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useState } from 'react'
import type { CardSide } from '#card/card-spec.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { FullDialog } from '#ui/full-dialog.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { StatusGlyph } from '#ui/status-glyph.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { words } from '#ui/texts.ts'
import { useQueryCall } from '#ui/use-call.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { CATEGORY_FIELDS } from '../category-rules.ts'
import { countTemplates } from '../contract.ts'
import { type Category, isPublished } from '../rules.ts'
import { categoryWords, formWords } from '../texts.ts'
import { FormAdvanced } from './form-advanced.tsx'
import { cardOfForm } from './form-call.ts'
import { FormContent } from './form-content.tsx'
import { FormEvent } from './form-event.tsx'
import { FormLook } from './form-look.tsx'
import { FormStage, FormStageFoot } from './form-stage.tsx'
import { FormTour } from './form-tour.tsx'
import { startValues, type Template } from './form-values.ts'
import { FormVersion } from './form-version.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { StageViewName } from './stage-view.tsx'
import styles from './template-form.module.css'
import { useKeptValues } from './use-kept-values.ts'
import { useSaveTemplate } from './use-save-template.ts'

type Props = {
  category: Category
  /** A template to edit, or with `isClone` to begin from; without it the form is empty. */
  template?: Template
  isClone?: boolean
  onClose: () => void
  /** The template is written; `callbackId` is '' for a draft. */
  onSaved: (saved: { templateId: string; hash: string; callbackId: string; title: string }) => void
}

/**
 * One form to create, edit and clone a template of any category, beside the card that it makes (specification 2, section 2).
 * On phones, where it is the whole page, creation has two steps: content, then look and advanced.
 */
export function TemplateForm({ category, template, isClone, onClose, onSaved }: Props) {
  const t = useTexts(formWords)
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
  const kept = edited ? `${edited.id}-${edited.version}` : template ? `clone-${template.id}` : `new-${category}`
  const form = useKeptValues(`template-form:${kept}`, startValues(category, template), 'picture')
  const [movesClaims, setMovesClaims] = useState(false)
  const save = useSaveTemplate({ category, template: edited, lang, movesClaims })
  const [side, setSide] = useState<CardSide>('front')
  const [view, setView] = useState<StageViewName>('object')
  const [isLeaving, setLeaving] = useState(false)
  const [isTouring, setTouring] = useState(false)
  const [chosenStep, setStep] = useState<1 | 2>(1)
  const flip = () => setSide(side === 'front' ? 'back' : 'front')
  useShortcut('F', flip, category !== 'role')

  const { values, change } = form
  const asks = CATEGORY_FIELDS[category]
  const hasSteps = Boolean(isPage) && isNew && asks.title
  const step = hasSteps ? chosenStep : undefined
  const close = () => (form.isChanged ? setLeaving(true) : onClose())
  const submit = async () => {
    if (step === 1) return save.isContentRight(values) && setStep(2)
    const saved = await save.run(values)
    if (save.isAboutContent()) setStep(1)
    if (!saved) return
    form.forget()
    onSaved({ ...saved, title: card.title })
  }
  const face = issuer ?? { name: '', profileImage: '' }
  const card = cardOfForm(category, values, face, lang)
  const part = { category, lang, issuerName: face.name, mayGivePoints, values, change, problems: save.problems }
  const label = step === 1 ? t.goOn() : isNew ? (values.draft ? t.createDraft() : t.create()) : t.save()
  return (
    <FullDialog
      opened
      onClose={close}
      title={isNew ? t.createTitle({ category: names[category]() }) : t.editTitle({ title: edited.data.name })}
      explanation={names[`${category}For`]()}
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
            <span className={styles.kept}>
              <StatusGlyph status="draft" /> {t.notSaved()}
            </span>
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
            label={t.keepDraft()}
            checked={values.draft}
            onChange={(draft) => change({ draft })}
          />
        )
      }
      actions={
        <>
          <Button size="footer" onClick={step === 2 ? () => setStep(1) : close}>
            {step === 2 ? t.goBack() : common.cancel()}
          </Button>
          <Button
            size="footer"
            kind="primary"
            working={save.working}
            workingLabel={isNew ? t.creating() : t.saving()}
            onClick={() => void submit()}
          >
            {label}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {edited && isPublished(edited.contractState) && (
          <FormVersion template={edited} movesClaims={movesClaims} onMove={setMovesClaims} />
        )}
        {save.general && (
          <p className={styles.problem} role="alert">
            <StatusGlyph status="notDelivered" /> {sentence(save.general)}
          </p>
        )}
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
