import { Modal } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { texts } from '#base/text.ts'
import { useTopmost } from '../browser/use-topmost.ts'
import { Button } from '../buttons/button.tsx'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import { ChevronLoader } from '../marks/chevron-loader.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import styles from './dialog.module.css'

export type WaitingStep = 'signature' | 'queue' | 'publicLog'

type Props = {
  opened: boolean
  step: WaitingStep
  title: ReactNode
  /** The sentence of the step. */
  text: ReactNode
  /** Whether a wallet signs (left out for people signed in by e-mail). */
  signature?: boolean
  /** Stops waiting, where nothing is lost by it; without it the dialog cannot be closed. */
  onCancel?: (() => void) | undefined
}

/** A dialog that waits for an operation: chevrons, the sentence, the steps. */
export function WaitingDialog({ opened, step, title, text, signature, onCancel }: Props) {
  const say = useTexts(sentences)
  const common = useTexts(words)
  const id = useId()
  useTopmost(opened)
  const steps: WaitingStep[] = signature ? ['signature', 'queue', 'publicLog'] : ['queue', 'publicLog']
  return (
    <Modal.Root
      opened={opened}
      onClose={() => onCancel?.()}
      closeOnEscape={onCancel !== undefined}
      closeOnClickOutside={false}
      centered
      size={480}
      classNames={{ content: styles.waitingDialogContent }}
    >
      <Modal.Overlay color="var(--bz-scrim)" backgroundOpacity={1} blur={0} style={{ background: 'var(--bz-scrim)' }} />
      <Modal.Content aria-describedby={`${id}-text`} tabIndex={-1} data-autofocus>
        <Row gap="l" align="stretch" aria-live="polite">
          <span className={styles.loader}>
            <ChevronLoader size={28} />
          </span>
          <div>
            <Modal.Title className={styles.waitingDialogTitle}>{title}</Modal.Title>
            <Text above="xxs" tone="ink2" id={`${id}-text`}>
              {text}
            </Text>
          </div>
        </Row>
        <Row as="ol" above="xl" align="stretch" className={styles.steps}>
          {steps.map((name, at) => (
            <li
              key={name}
              data-done={at < steps.indexOf(step) || undefined}
              aria-current={name === step ? 'step' : undefined}
            >
              {say[name]()}
            </li>
          ))}
        </Row>
        {onCancel && (
          <Row above="xl" align="stretch" justify="end">
            <Button onClick={onCancel}>{common.cancel()}</Button>
          </Row>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

const sentences = texts({
  signature: { en: 'Signature', fr: 'Signature' },
  queue: { en: 'Queue', fr: "File d'attente" },
  publicLog: { en: 'Public log', fr: 'Registre public' },
})
