import { Modal } from '@mantine/core'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useFocusBack } from '../browser/use-focus-back.ts'
import { useFootRoom } from '../browser/use-foot-room.ts'
import { useTopmost } from '../browser/use-topmost.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import styles from './full-dialog.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  explanation?: ReactNode
  /** A link to the page of the guide about it; a line of its own on phones. */
  help?: ReactNode
  /** The object on its stage, at the left; a strip above the form on phones. */
  stage?: ReactNode
  /** The line at the top of the stage: the way back, the saved state. */
  stageTop?: ReactNode
  /** Beneath the object: flip, help, a sentence; on phones beside it, where there is room for icons only. */
  stageFoot?: ReactNode
  /** At the left of the footer: "Save as draft". */
  draft?: ReactNode
  /** Cancel and primary, at the right of the footer. */
  actions: ReactNode
  /** Which step its form is at: a new one starts at its top. */
  step?: number | undefined
  children: ReactNode
}

/**
 * A full-screen dialog: the object on its stage at the left, the form at the right. Escape and its buttons close it; the
 * form asks first where it has unsaved changes.
 */
export function FullDialog(props: Props) {
  const { opened, onClose, title, explanation, help, stage, stageTop, stageFoot, draft, actions, step, children } =
    props
  const common = useTexts(words)
  useFocusBack()
  const isTopmost = useTopmost(opened)
  const form = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step.
  useLayoutEffect(() => {
    if (form.current) form.current.scrollTop = 0
  }, [step])
  // Not by the frame, which would also close it under a menu or a calendar of the form.
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isTopmost && isOwn(event)) onClose()
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      fullScreen
      closeOnEscape={false}
      closeOnClickOutside={false}
      transitionProps={{ transition: 'fade', duration: 160, exitDuration: 107 }}
      classNames={{ content: styles.content }}
    >
      <Modal.Content>
        {/* A press beside the fields leaves the focus here. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog, whose frame drops the handler. */}
        <div className={styles.halves} tabIndex={-1} onKeyDown={leave}>
          <aside className={styles.stage} data-tour="stage">
            {stageTop && (
              <Row padBlock="xl" padInline="xxl" gap="l" justify="between" tone="ink2" className={styles.stageTop}>
                {stageTop}
              </Row>
            )}
            <div className={styles.object}>{stage}</div>
            {stageFoot && <div className={styles.stageFoot}>{stageFoot}</div>}
          </aside>
          <div className={styles.form}>
            <div ref={form} className={styles.scroll}>
              <Row below="xl" gap="l" align="stretch" justify="between" className={styles.head}>
                <div>
                  <Modal.Title className={styles.title}>{title}</Modal.Title>
                  {(explanation || help) && (
                    <div className={styles.explanation}>
                      {explanation && <Text>{explanation}</Text>}
                      {help}
                    </div>
                  )}
                </div>
                <IconButton label={common.close()} icon={<XIcon size={20} />} onClick={onClose} />
              </Row>
              {children}
            </div>
            <Footer draft={draft} actions={actions} />
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Whether a key was pressed in the dialog itself, and in no field whose list or calendar is open. */
function isOwn({ target, currentTarget, nativeEvent }: KeyboardEvent<HTMLElement>): boolean {
  if (nativeEvent.isComposing || !(target instanceof HTMLElement)) return false
  return currentTarget.contains(target) && target.dataset.mantineStopPropagation !== 'true'
}

/** Within the dialog's portal, so that it is there when it is measured: toasts are shown above it. */
function Footer({ draft, actions }: Pick<Props, 'draft' | 'actions'>) {
  const footer = useRef<HTMLDivElement>(null)
  useFootRoom(footer, '--bz-dialog-room')
  return (
    <Row
      lined="above"
      gap="l"
      rows="m"
      justify="between"
      wrap
      ref={footer}
      className={styles.footer}
      data-tour="footer"
    >
      {draft && <div className={styles.draft}>{draft}</div>}
      <Row atEnd gap="s" align="stretch" className={styles.actions}>
        {actions}
      </Row>
    </Row>
  )
}
