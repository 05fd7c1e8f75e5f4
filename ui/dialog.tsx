import { Modal } from '@mantine/core'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { useTexts } from './language.tsx'
import { words } from './texts.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useTopmost } from './use-topmost.ts'

type Props = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** A small line above the title: what the dialog is about ("Send a badge"). */
  above?: ReactNode
  /** The object of the dialog (a card, 56 wide) at the left of the title. */
  object?: ReactNode
  /** What will happen, at the left of the footer. */
  note?: ReactNode
  /** Cancel and primary, at the right of the footer; no footer without note and actions. */
  actions?: ReactNode
  /** 560 to ask, 780 to send, 1164 for details. */
  width?: 560 | 780 | 1164
  /** The card's own side, at the left on `sunken` (details). */
  stage?: ReactNode
  /** Neither Esc nor a press outside closes it (a form with unsaved words). */
  keepOpen?: boolean
  children: ReactNode
}

/** A dialog: title left, close right, footer with hairline; from below on phones. */
export function Dialog(props: Props) {
  const { opened, onClose, title, above, object, note, actions, width = 560, stage, keepOpen, children } = props
  const t = useTexts(words)
  useFocusBack()
  const isTopmost = useTopmost(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      closeOnClickOutside={!keepOpen}
      closeOnEscape={!keepOpen && isTopmost}
      transitionProps={{ transition: RISE, duration: 220, exitDuration: 147 }}
      classNames={{ inner: styles.inner, content: styles.content }}
    >
      <Modal.Overlay color="var(--bz-scrim)" backgroundOpacity={1} blur={0} className={styles.scrim} />
      <Modal.Content data-with-stage={stage ? true : undefined}>
        {stage && <aside className={styles.stage}>{stage}</aside>}
        <div className={styles.main}>
          <div className={styles.head}>
            {object && <div className={styles.object}>{object}</div>}
            <div className={styles.titles}>
              {above && <p className={styles.above}>{above}</p>}
              <Modal.Title className={styles.title}>{title}</Modal.Title>
            </div>
            <IconButton label={t.close()} icon={<XIcon size={20} />} onClick={onClose} className={styles.close} />
          </div>
          <div className={styles.body}>{children}</div>
          {(note || actions) && (
            <div className={styles.footer}>
              <div className={styles.note}>{note}</div>
              <div className={styles.actions}>{actions}</div>
            </div>
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}

const RISE = {
  in: { opacity: 1, transform: 'translateY(0)' },
  out: { opacity: 0, transform: 'translateY(8px)' },
  transitionProperty: 'opacity, transform',
}
