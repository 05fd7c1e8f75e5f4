import { useState } from 'react'
import { Box } from '#ui/layout/box.tsx'
import type { PartOf, RowOwn, Shape } from '#ui/layout/draw-part.ts'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Status, StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { PanelAct } from '../running/studio/panel-act.tsx'
import { sendWords } from '../send-texts.ts'
import styles from './send-form.module.css'

type Finding = { status: Status; what: string; then?: string | undefined }

type Props = Finding & {
  /** An action on it, as a text button. */
  action?: { label: string; onPress: () => void }
  /** The people concerned, shown on request. */
  lines?: string[]
}

const TONES: Partial<Record<Status, Shape['tone']>> = { owner: 'owner', pending: 'pending', notDelivered: 'error' }

/** One finding of a send's preview: its subject, its consequence, the people concerned, and an action. */
export function PreflightRow({ action, lines, ...finding }: Props) {
  const sendTexts = useTexts(sendWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <Finding {...finding} lined="above">
      {action && <PanelAct label={action.label} run={action.onPress} />}
      {lines && (
        <PanelAct label={isOpen ? sendTexts.hide() : sendTexts.show()} isOpen={isOpen} run={() => setOpen(!isOpen)} />
      )}
      {lines && isOpen && (
        <Box as="ul" padInline="xxxl" ownLine tone="ink2" className={styles.people}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
    </Finding>
  )
}

/** What is found, behind the mark of its status, and beside it what can be done. */
export function Finding({ status, what, then, children, ...row }: Finding & PartOf<'div', RowOwn>) {
  return (
    <Row padBlock="m" padInline="l" gap="m" rows="xs" wrap data-status={status} {...row}>
      <Row as="span" fixed tone={TONES[status] ?? 'ink3'}>
        <StatusGlyph status={status} size={18} />
      </Row>
      <Text breaks className={styles.what}>
        <strong>{what}</strong>{' '}
        {then && (
          <Text as="span" tone="ink2">
            {then}
          </Text>
        )}
      </Text>
      {children}
    </Row>
  )
}
