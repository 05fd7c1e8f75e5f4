import { useState } from 'react'
import { getIssuer } from '#features/issuers/contract.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { FormDialog } from '#ui/dialogs/form-dialog.tsx'
import { EmailField } from '#ui/fields/email-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { changeMainAdmin, listAdmins } from '../contract.ts'
import { mainAdminWords } from '../texts.ts'
import styles from './account.module.css'
import { type Admin, nameOf } from './admin-rows.ts'

type Props = { from: Admin; to: Admin; onClose: () => void }

/** Warns before another admin becomes the main admin; the typed address enables the button. */
export function MainAdminDialog({ from, to, onClose }: Props) {
  const main = useTexts(mainAdminWords)
  const sentence = useProblemText()
  const invalidate = useInvalidate()
  const { language } = useLanguage()
  const { run, working } = useCall(changeMainAdmin, { invalidates: [listAdmins, getIssuer] })
  const [typed, setTyped] = useState('')
  const name = to.firstName || nameOf(to)
  const isTyped = typed.trim().toLowerCase() === to.email
  const change = async () => {
    const { output, problem } = await run({ email: to.email, lang: language })
    if (output) toastSuccess(main.done({ name: nameOf(to) }))
    else {
      if (!isServerTrouble(problem)) toastError(sentence(problem.key))
      if (problem.key !== 'notFound') return
      // Another admin was faster: the list is out of date.
      void invalidate(listAdmins)
    }
    onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={main.title({ name: nameOf(to) })}
      note={main.irreversible()}
      submit={main.confirm({ name })}
      kind="dangerFilled"
      disabled={!isTyped}
      working={working}
      workingLabel={main.confirming()}
      onSubmit={() => void change()}
    >
      <Row gap="xxl" rows="m" padBlock="m" padInline="l" round="l" ground="sunken" className={styles.handover}>
        <Person admin={from} becomes={main.becomesAdmin()} />
        <svg viewBox="0 0 11 24" width={11} height={24} fill="none" aria-hidden>
          <path d="m1 1 9 11-9 11" stroke="var(--bz-accent)" strokeWidth={2} />
        </svg>
        <Person admin={to} becomes={main.becomesMain()} />
      </Row>
      <Stack as="ul" gap="s" tone="ink2">
        <StatusLine as="li" status="notDelivered" glyphTone="error">
          {main.admins({ name })}
        </StatusLine>
        <StatusLine as="li" status="notDelivered" glyphTone="error">
          {main.community({ name })}
        </StatusLine>
        <StatusLine as="li" status="owner" glyphTone="owner">
          {main.stays()}
        </StatusLine>
      </Stack>
      <EmailField
        label={main.label({ email: to.email })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  )
}

function Person({ admin, becomes }: { admin: Admin; becomes: string }) {
  return (
    <Row as="p" gap="m" shrinks breaks>
      <Roundel name={nameOf(admin)} size={40} />
      <span>
        <Text as="b" block>
          {nameOf(admin)}
        </Text>
        <Text as="span" tone="ink2">
          {becomes}
        </Text>
      </span>
    </Row>
  )
}
