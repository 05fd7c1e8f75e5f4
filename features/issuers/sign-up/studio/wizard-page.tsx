import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { RestoredNote } from '#ui/fields/restored-note.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StepRing } from '#ui/marks/step-ring.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { WIZARD_STEPS } from '../../rules.ts'
import { wizardScreen } from '../../texts.ts'
import { StepColor } from './step-color.tsx'
import { StepContact } from './step-contact.tsx'
import { StepDetails } from './step-details.tsx'
import { StepLinks } from './step-links.tsx'
import { StepPicture } from './step-picture.tsx'
import { useEnter } from './use-enter.ts'
import { useWizard } from './use-wizard.ts'
import type { Connected } from './wizard-draft.ts'
import styles from './wizard-page.module.css'
import { WizardParent } from './wizard-parent.tsx'
import { WizardPreview } from './wizard-preview.tsx'
import { WizardWaiting } from './wizard-waiting.tsx'

const STEPS = [
  { key: 'contact', Fields: StepContact },
  { key: 'picture', Fields: StepPicture },
  { key: 'color', Fields: StepColor },
  { key: 'details', Fields: StepDetails },
  { key: 'links', Fields: StepLinks },
] as const

type Props = {
  /** A connected address is shown read-only; by wallet the e-mail field is free. */
  connected: Connected
  /** Creates the community without the invitation of a parent. */
  onAlone?: () => void
  /** The person already has a community and can go back to it. */
  isFurther?: boolean
  /** The community is being created and can be opened. */
  onCreating: () => void
}

/** /signup: five steps and the waiting sixth, with the community as people will see it. */
export function WizardPage({ connected, onAlone, isFurther, onCreating }: Props) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const common = useTexts(words)
  const wizard = useWizard(connected, onCreating)
  const form = useRef<HTMLFormElement>(null)
  const { step, refusals } = wizard
  const { key, Fields } = STEPS[step - 1] ?? STEPS[0]

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, and each refusal, starts at its own field.
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) return wrong.focus()
    window.scrollTo({ top: 0 })
    // On touch devices a focus would open the keyboard over the step's text.
    if (!matchMedia('(hover: hover)').matches) return
    form.current?.querySelector<HTMLElement>('input:not(:disabled), textarea')?.focus({ preventScroll: true })
  }, [step, refusals])

  useEnter(wizard.next, !wizard.waiting)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    wizard.next()
  }
  return (
    <PublicFrame
      title={wizard.waiting ? wizardScreenTexts.waitingTitle() : wizardScreenTexts[`${key}Title`]()}
      home={isFurther ? '/' : '/signin'}
      actions={
        isFurther && (
          <Button href="/" style={{ whiteSpace: 'nowrap' }}>
            {common.cancel()}
          </Button>
        )
      }
    >
      {wizard.waiting ? (
        <WizardWaiting byWallet={wizard.byWallet} isUnreachable={wizard.isUnreachable} />
      ) : (
        <div className={styles.page}>
          <div className={styles.preview}>
            <WizardPreview fields={wizard.fields} picture={wizard.picture} />
          </div>
          <form className={styles.form} ref={form} onSubmit={submit} noValidate>
            <Row below="xl" gap="l">
              <StepRing step={step} of={WIZARD_STEPS} />
              <p>
                <Text as="span" block type="small" tone="ink2">
                  {wizardScreenTexts.stepOf({ step, of: WIZARD_STEPS })}
                </Text>
                <b>{wizardScreenTexts[`${key}Name`]()}</b>
              </p>
            </Row>
            {connected.invited && <WizardParent invited={connected.invited} onAlone={onAlone} />}
            <h1 className="bz-headline">{wizardScreenTexts[`${key}Title`]()}</h1>
            <Text above="m" below="xl" type="lead" tone="ink2">
              {wizardScreenTexts[`${key}Text`]()}
            </Text>
            {wizard.isRestored && <RestoredNote hasLost={wizard.hasLost} onClear={wizard.clear} />}
            <Stack gap="l">
              <Fields wizard={wizard} />
            </Stack>
            <Row above="xxxl" gap="s" wrap className={styles.actions}>
              {/* At the left, but after the button that most people want next. */}
              <Button kind="primary" size="large" type="submit">
                {step === WIZARD_STEPS ? wizardScreenTexts.create() : common.next()}
              </Button>
              {step > 1 && (
                <Button size="large" icon={<ArrowLeftIcon size={16} />} onClick={wizard.previous}>
                  {common.previous()}
                </Button>
              )}
              <Text as="span" type="small" tone="ink2" only="desks">
                {wizardScreenTexts.orPress()} <kbd>{wizardScreenTexts.enterKey()}</kbd>
              </Text>
            </Row>
          </form>
        </div>
      )}
    </PublicFrame>
  )
}
