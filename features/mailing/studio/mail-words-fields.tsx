import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { mailPage } from '../page-texts.ts'
import { MAIL_TEXT_MAX, SUBJECT_MAX } from '../rules.ts'
import type { useMailForm } from './use-mail-form.ts'
import { WordsField } from './words-field.tsx'

/** Subject and text of an e-mail, and the buttons that restore the defaults. */
export function MailWordsFields({ form }: { form: ReturnType<typeof useMailForm> }) {
  const mailPageTexts = useTexts(mailPage)
  return (
    <>
      <WordsField
        label={mailPageTexts.subject()}
        maxCount={SUBJECT_MAX}
        lines={false}
        lang={form.lang}
        value={form.subject}
        onChange={(text) => form.set('subject', text)}
        error={form.errorOf('subject')}
      />
      <WordsField
        label={mailPageTexts.text()}
        hint={mailPageTexts.textHint()}
        maxCount={MAIL_TEXT_MAX}
        lines
        lang={form.lang}
        value={form.text}
        onChange={(text) => form.set('text', text)}
        error={form.errorOf('text')}
      />
      <Text tone="ink2">{mailPageTexts.insertHint()}</Text>
      {(form.isOwn('subject') || form.isOwn('text')) && (
        <Row gap="s" wrap>
          {form.isOwn('subject') && (
            <Button size="compact" kind="quiet" onClick={() => form.set('subject', undefined)}>
              {mailPageTexts.backSubject()}
            </Button>
          )}
          {form.isOwn('text') && (
            <Button size="compact" kind="quiet" onClick={() => form.set('text', undefined)}>
              {mailPageTexts.backText()}
            </Button>
          )}
        </Row>
      )}
    </>
  )
}
