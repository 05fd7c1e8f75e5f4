import type { Language } from '#base/text.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { mailPage } from '../page-texts.ts'
import styles from './mail.module.css'

type ViewsProps = { isPlain: boolean; onPlain: (isPlain: boolean) => void }

/** The choice between an e-mail as it is drawn and its plain text. */
export function MailViews({ isPlain, onPlain }: ViewsProps) {
  const mailPageTexts = useTexts(mailPage)
  return (
    <Row gap="s" wrap role="group" aria-label={mailPageTexts.preview()}>
      <FilterChip selected={!isPlain} onSelect={() => onPlain(false)}>
        {mailPageTexts.drawn()}
      </FilterChip>
      <FilterChip selected={isPlain} onSelect={() => onPlain(true)}>
        {mailPageTexts.plain()}
      </FilterChip>
    </Row>
  )
}

type SheetProps = {
  mail: { subject: string; html: string; text: string }
  lang: Language
  replyTo: string
  isPlain: boolean
}

/** An e-mail as the server writes it, in a frame that runs and loads nothing; or its plain text. */
export function MailSheet({ mail, lang, replyTo, isPlain }: SheetProps) {
  const mailPageTexts = useTexts(mailPage)
  return (
    <Box round="l" ground="plinth" className={styles.mail}>
      <Text padBlock="m" padInline="xl" weight={600} breaks aria-live="polite">
        {mail.subject}
        {replyTo && (
          <Text as="span" block type="small" tone="ink3" weight={400}>{`${mailPageTexts.replyTo()} ${replyTo}`}</Text>
        )}
      </Text>
      {isPlain ? (
        <Box as="pre" padInline="xl" breaks className={styles.plain} lang={lang}>
          {mail.text}
        </Box>
      ) : (
        <iframe className={styles.frame} title={mailPageTexts.previewOf()} sandbox="" srcDoc={mail.html} />
      )}
    </Box>
  )
}
