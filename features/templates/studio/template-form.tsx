import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { useState } from 'react'
import { CardStage } from '#card/card.tsx'
import type { CardSide } from '#card/card-spec.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { Button } from '#ui/button.tsx'
import { useProblemText } from '#ui/catalogue.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FullDialog } from '#ui/full-dialog.tsx'
import { useLanguage, useTexts } from '#ui/language.tsx'
import { StatusGlyph } from '#ui/status-glyph.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { words } from '#ui/texts.ts'
import { useQueryCall } from '#ui/use-call.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { detailWords, formWords } from '../texts.ts'
import { FormAdvanced } from './form-advanced.tsx'
import { FormContent } from './form-content.tsx'
import { FormLook } from './form-look.tsx'
import { cardOfForm, startValues, type Template } from './form-values.ts'
import styles from './template-form.module.css'
import { useKeptValues } from './use-kept-values.ts'
import { useSaveTemplate } from './use-save-template.ts'

type Props = {
  /** A draft to edit; without it a new template is made. */
  template?: Template
  onClose: () => void
  /** The template is written; `callbackId` is '' for a draft. */
  onSaved: (saved: { templateId: string; hash: string; callbackId: string; title: string }) => void
}

/** One form to create and to edit a Basic template, beside the card that it makes (specification 2, section 2). */
export function TemplateForm({ template, onClose, onSaved }: Props) {
  const t = useTexts(formWords)
  const detail = useTexts(detailWords)
  const common = useTexts(words)
  const { language } = useLanguage()
  const sentence = useProblemText()
  const issuer = useQueryCall(getIssuer, {}).data
  const lang = template?.data.lang ?? language
  const form = useKeptValues(`template-form:${template?.id ?? 'new'}`, startValues(template))
  const save = useSaveTemplate(template, lang)
  const [side, setSide] = useState<CardSide>('front')
  const [isLeaving, setLeaving] = useState(false)
  const flip = () => setSide(side === 'front' ? 'back' : 'front')
  useShortcut('F', flip)

  const { values, change } = form
  const close = () => (form.isChanged ? setLeaving(true) : onClose())
  const submit = async () => {
    const saved = await save.run(values)
    if (!saved) return
    form.forget()
    onSaved({ ...saved, title: values.name.trim() })
  }
  const card = cardOfForm(values, issuer ?? { name: '', profileImage: '' }, lang)
  const isNew = !template
  return (
    <FullDialog
      opened
      onClose={close}
      title={isNew ? t.createTitle() : t.editTitle({ title: template.data.name })}
      explanation={t.explanation()}
      stage={
        <div className={styles.object}>
          <CardStage spec={card} side={side} onFlip={setSide} width={336} />
        </div>
      }
      stageTop={
        <>
          <Button kind="quiet" icon={<ArrowLeftIcon size={18} />} onClick={close}>
            {t.back()}
          </Button>
          {form.isChanged && (
            <span className={styles.kept}>
              <StatusGlyph status="draft" /> {t.notSaved()}
            </span>
          )}
        </>
      }
      stageFoot={
        <>
          <Button icon={<ArrowsClockwiseIcon size={20} />} shortcut="F" onClick={flip}>
            {detail.flip()}
          </Button>
          <span>{t.stageHint()}</span>
        </>
      }
      draft={
        isNew && (
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
          <Button size="footer" onClick={close}>
            {common.cancel()}
          </Button>
          <Button
            size="footer"
            kind="primary"
            working={save.working}
            workingLabel={isNew ? t.creating() : t.saving()}
            onClick={submit}
          >
            {isNew ? (values.draft ? t.createDraft() : t.create()) : t.save()}
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
        {save.general && (
          <p className={styles.problem} role="alert">
            <StatusGlyph status="notDelivered" /> {sentence(save.general)}
          </p>
        )}
        <FormContent values={values} change={change} problems={save.problems} />
        <FormLook values={values} change={change} problems={save.problems} />
        <FormAdvanced values={values} change={change} problems={save.problems} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      <Dialog
        opened={isLeaving}
        onClose={() => setLeaving(false)}
        title={t.leaveTitle()}
        actions={
          <>
            <Button
              onClick={() => {
                form.forget()
                onClose()
              }}
            >
              {t.discard()}
            </Button>
            <Button onClick={() => setLeaving(false)}>{t.stay()}</Button>
            <Button kind="primary" onClick={onClose}>
              {t.leave()}
            </Button>
          </>
        }
      >
        {t.leaveText()}
      </Dialog>
    </FullDialog>
  )
}
