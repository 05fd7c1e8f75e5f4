import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import type { ReactNode } from 'react'
import type { Output } from '#base/endpoint.ts'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { PageColumns } from '#ui/frames/page-columns.tsx'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getMail, testMail, updateMail } from '../contract.ts'
import { mailPage } from '../page-texts.ts'
import { MAIL_KINDS } from '../rules.ts'
import { MailPreview } from './mail-preview.tsx'
import { MailWordsFields } from './mail-words-fields.tsx'
import { ReplyToField } from './reply-to-field.tsx'
import { useMailForm } from './use-mail-form.ts'

type Props = { templateId: string | undefined; kept: Output<typeof getMail>; tabs: ReactNode }

/** Edits the wording of e-mails by kind and language (subject and text) and the reply-to address, beside a preview. */
export function MailForm({ templateId, kept, tabs }: Props) {
  const mailPageTexts = useTexts(mailPage)
  const sentence = useProblemText()
  const form = useMailForm(kept)
  const saving = useCall(updateMail, { invalidates: [getMail] })
  const testing = useCall(testMail)
  const { kind, lang, subject, text, replyTo } = form

  const save = async () => {
    if (form.showMistake()) return
    const { output, problem } = await saving.run({ templateId, texts: form.texts(), replyTo })
    if (output) toastSuccess(mailPageTexts.saved())
    else if (!isServerTrouble(problem)) toastError(sentence(problem.key))
  }
  const test = async () => {
    if (form.showMistake()) return
    const { output, problem } = await testing.run({ templateId, kind, lang, subject, text, replyTo })
    if (output) toastSuccess(mailPageTexts.tested({ email: output.email }))
    else if (!isServerTrouble(problem))
      toastError(problem.key === 'tooManyRequests' ? mailPageTexts.tooMany() : sentence(problem.key))
  }
  return (
    <>
      <PageHead
        title={templateId === undefined ? mailPageTexts.title() : mailPageTexts.titleOf({ badge: kept.badge })}
        explanation={templateId === undefined ? mailPageTexts.explanation() : mailPageTexts.explanationOf()}
        help={<HelpLink guide="missing-emails" />}
        actions={
          <>
            <Button icon={<PaperPlaneTiltIcon size={20} />} working={testing.working} onClick={() => void test()}>
              {mailPageTexts.test()}
            </Button>
            <Button kind="primary" working={saving.working} onClick={() => void save()}>
              {mailPageTexts.save()}
            </Button>
          </>
        }
      />
      {tabs}
      <PageColumns
        even
        side={
          <MailPreview
            draft={{ templateId, kind, lang, subject, text }}
            isRight={form.isShownRight}
            replyTo={replyTo}
          />
        }
      >
        <Stack
          as="form"
          gap="l"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <Row gap="xxl" rows="m" align="stretch" wrap>
            <Row gap="s" wrap role="group" aria-label={mailPageTexts.which()}>
              {MAIL_KINDS.map((each) => (
                <FilterChip key={each} selected={kind === each} onSelect={() => form.setKind(each)}>
                  {mailPageTexts[each]()}
                </FilterChip>
              ))}
            </Row>
            <Row gap="s" wrap role="group" aria-label={mailPageTexts.language()}>
              {(['en', 'fr'] as const).map((each) => (
                <FilterChip key={each} selected={lang === each} onSelect={() => form.setLang(each)}>
                  {mailPageTexts[each]()}
                </FilterChip>
              ))}
            </Row>
          </Row>
          <MailWordsFields form={form} />
          <ReplyToField
            kept={kept}
            isOfTemplate={templateId !== undefined}
            value={replyTo}
            onChange={form.setReplyTo}
          />
          {templateId === undefined && (
            <Section title={mailPageTexts.ownTitle()} aria-label={mailPageTexts.ownTitle()}>
              {kept.own.length === 0 && <Text tone="ink2">{mailPageTexts.ownNone()}</Text>}
              <ul>
                {kept.own.map(({ id, name }) => (
                  <Box as="li" padBlock="xs" key={id}>
                    <PageLink className="bz-link" href={`/settings/mail?template=${id}`}>
                      {name}
                    </PageLink>
                  </Box>
                ))}
              </ul>
            </Section>
          )}
        </Stack>
      </PageColumns>
    </>
  )
}
