import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { mailPage } from '../mail-page-texts.ts'
import { MAIL_TEXT_MAX, PLACEHOLDERS, SUBJECT_MAX } from '../mail-rules.ts'
import styles from './mail-page.module.css'
import type { MailPart, useMailForm } from './use-mail-form.ts'

/** Subject and text of a mail, with buttons that put a placeholder where one last wrote. */
export function MailWordsFields({ form }: { form: ReturnType<typeof useMailForm> }) {
  const t = useTexts(mailPage)
  const last = useRef<{ part: MailPart; field: HTMLInputElement | HTMLTextAreaElement } | undefined>(undefined)
  const insert = (name: string) => {
    const { part, field } = last.current ?? {}
    const into = part ?? 'text'
    const value = form[into]
    const at = field ? [field.selectionStart ?? value.length, field.selectionEnd ?? value.length] : [value.length]
    const [from = value.length, to = from] = at
    const token = `{${name}}`
    form.set(into, `${value.slice(0, from)}${token}${value.slice(to)}`)
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(from + token.length, from + token.length)
    })
  }
  return (
    <>
      <TextField
        label={t.subject()}
        maxCount={SUBJECT_MAX}
        value={form.subject}
        onChange={(text) => form.set('subject', text)}
        onFocus={(event) => {
          last.current = { part: 'subject', field: event.currentTarget }
        }}
        error={form.errorOf('subject')}
        lang={form.lang}
      />
      <TextArea
        label={t.text()}
        hint={t.textHint()}
        maxCount={MAIL_TEXT_MAX}
        value={form.text}
        onChange={(text) => form.set('text', text)}
        onFocus={(event) => {
          last.current = { part: 'text', field: event.currentTarget }
        }}
        error={form.errorOf('text')}
        lang={form.lang}
      />
      <div className={styles.insert}>
        <span id="mail-insert">{t.insert()}</span>
        {/* biome-ignore lint/a11y/useSemanticElements: the words before it name the group */}
        <div className={styles.chips} role="group" aria-labelledby="mail-insert">
          {PLACEHOLDERS.map((name) => (
            <Button key={name} size="compact" title={`{${name}}`} onClick={() => insert(name)}>
              {t[name]()}
            </Button>
          ))}
        </div>
        {(form.isOwn('subject') || form.isOwn('text')) && (
          <div className={styles.chips}>
            {form.isOwn('subject') && (
              <Button size="compact" kind="quiet" onClick={() => form.set('subject', undefined)}>
                {t.backSubject()}
              </Button>
            )}
            {form.isOwn('text') && (
              <Button size="compact" kind="quiet" onClick={() => form.set('text', undefined)}>
                {t.backText()}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  )
}
