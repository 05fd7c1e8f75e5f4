import { Modal } from '@mantine/core'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useIsTouch } from '../browser/use-is-touch.ts'
import { useTopmost } from '../browser/use-topmost.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import styles from './dialog.module.css'
import type { FrameProps } from './dialog-props.ts'
import { markFirstField } from './first-field.ts'
import { fieldOf } from './typed-fields.ts'

/** The frame of a `Dialog`, which loads it when it first opens. */
export function DialogFrame(props: FrameProps) {
  const {
    opened,
    onClose,
    title,
    above,
    object,
    note,
    actions,
    explanation,
    isDrawer,
    width = isDrawer ? 700 : 560,
    stage,
    isSteady,
    keepOpen,
    onField,
    children,
  } = props
  const common = useTexts(words)
  const isTopmost = useTopmost(opened)
  // On touch screens a keyboard would cover the dialog before it was read.
  const isTouch = useIsTouch()
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered={!isDrawer}
      closeOnClickOutside={!keepOpen}
      closeOnEscape={!keepOpen && isTopmost}
      transitionProps={{ transition: isDrawer ? ARRIVE : RISE, duration: 220, exitDuration: 147 }}
      classNames={{ inner: isDrawer ? styles.beside : styles.inner, content: styles.content }}
    >
      <Modal.Overlay color="var(--bz-scrim)" backgroundOpacity={1} blur={0} className={styles.scrim} />
      <Modal.Content
        data-with-stage={stage ? true : undefined}
        data-steady={isSteady || undefined}
        data-drawer={isDrawer || undefined}
        onFocus={(event) => {
          const field = fieldOf(event)
          if (field) onField?.(field)
        }}
      >
        {stage && <aside className={styles.stage}>{stage}</aside>}
        <div className={styles.main}>
          <Row gap="l" className={styles.head}>
            {object && <div className={styles.object}>{object}</div>}
            <Text as="div" breaks grow className={styles.titles}>
              {above && (
                <Text below="xxs" tone="ink2">
                  {above}
                </Text>
              )}
              <Modal.Title className={styles.title}>{title}</Modal.Title>
              {explanation && (
                <Text above="xs" tone="ink2" className={styles.explanation}>
                  {explanation}
                </Text>
              )}
            </Text>
            <IconButton label={common.close()} icon={<XIcon size={20} />} onClick={onClose} className={styles.close} />
          </Row>
          <div ref={isTouch ? undefined : markFirstField} className={styles.body}>
            {children}
          </div>
          {(note || actions) && (
            <Row lined="above" gap="l" justify="between" className={styles.footer}>
              <Text as="div" type="small" tone="ink2" className={styles.note}>
                {note}
              </Text>
              <Row atEnd gap="s" align="stretch" className={styles.actions}>
                {actions}
              </Row>
            </Row>
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

const ARRIVE = {
  in: { opacity: 1, transform: 'translateX(0)' },
  out: { opacity: 0, transform: 'translateX(16px)' },
  transitionProperty: 'opacity, transform',
}
