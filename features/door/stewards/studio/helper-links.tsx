import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import type { Outcome } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../studio/desk.module.css'
import { doorWords } from '../../texts.ts'

const QrCode = lazy(() => import('#ui/marks/qr-code.tsx').then((module) => ({ default: module.QrCode })))

/** A link without sign-in for a helper: the person or the entrance it is for, and when it ends. */
export type HelperLink = { id: string; name: string; link: string; expiresAt: string }

type Props = {
  title: string
  hint: string
  /** The longest name of a link. */
  nameMax: number
  links: HelperLink[]
  make: (name: string) => Promise<Outcome<unknown>>
  isMaking: boolean
  onEnd: (id: string) => void
  /** Further fields of the form, between name and button. */
  children?: ReactNode
}

/** Links for helpers: created, copied, shown as a QR code, and ended. */
export function HelperLinks({ title, hint, nameMax, links, make, isMaking, onEnd, children }: Props) {
  const doorTexts = useTexts(doorWords)
  const sentence = useProblemText()
  const [name, setName] = useState('')
  const [shown, setShown] = useState<HelperLink>()
  const validation = useFieldProblems({ name }, (): { name?: string } => ({}))
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (isMaking) return
    validation.forget()
    const { problem } = await make(name)
    if (!problem) setName('')
    else if (!isServerTrouble(problem)) validation.refuse('name', problem.key)
  }
  return (
    <Section padBlock="xl" lined="above" title={title} lead={hint}>
      <Row
        as="form"
        gap="s"
        align="end"
        wrap
        className={styles.line}
        ref={validation.form}
        noValidate
        onSubmit={(event) => void create(event)}
      >
        <TextField
          label={doorTexts.stewardName()}
          value={name}
          onChange={setName}
          maxLength={nameMax}
          error={validation.problems.name && sentence(validation.problems.name)}
        />
        {children}
        <Button type="submit" working={isMaking}>
          {doorTexts.make()}
        </Button>
      </Row>
      <Rows above="m">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onCode={() => setShown(link)} onEnd={() => onEnd(link.id)} />
        ))}
      </Rows>
      {shown && (
        <Dialog opened onClose={() => setShown(undefined)} title={shown.name}>
          <Row justify="center" below="l">
            <Suspense>
              <QrCode value={shown.link} label={doorTexts.scanLink()} size={240} />
            </Suspense>
          </Row>
        </Dialog>
      )}
    </Section>
  )
}

function LinkRow({ link, onCode, onEnd }: { link: HelperLink; onCode: () => void; onEnd: () => void }) {
  const doorTexts = useTexts(doorWords)
  const format = useFormat()
  const copy = useCopy()
  const { name, expiresAt } = link
  return (
    <li>
      <Box as="span" grow="s">
        {name}
        <Text as="small" block type="small" tone="ink3">
          {doorTexts.until({ time: format.dateTime(expiresAt) })}
        </Text>
      </Box>
      <IconButton
        look="edge"
        size={30}
        label={doorTexts.codeOf({ name })}
        icon={<QrCodeIcon size={18} />}
        onClick={onCode}
      />
      <Button size="compact" onClick={() => void copy(link.link)}>
        {doorTexts.copy()}
      </Button>
      <Button size="compact" kind="danger" onClick={onEnd}>
        {doorTexts.end()}
      </Button>
    </li>
  )
}
