import type { ReactNode } from 'react'
import { HelpLink } from '#features/help/view/help-link.tsx'
import { signInProblems } from '#features/sign-in/texts.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { PeakTabs } from '#ui/frames/peak-tabs.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getMail } from '../contract.ts'
import { mailPage } from '../page-texts.ts'
import { mailProblems } from '../texts.ts'
import { MailForm } from './mail-form.tsx'
import { SuppressionPart } from './suppression-part.tsx'

const CATALOGUES = [signInProblems, mailProblems]

type MailTab = 'words' | 'unwanted'
type Props = {
  /** The template whose e-mails are worded; undefined for all. */
  templateId: string | undefined
  tab: MailTab
  onTab: (tab: MailTab) => void
  /** Other settings for all sends, shown below the wording for all templates. */
  more: ReactNode
}

/** /settings/mail: the wording of the community's e-mails, or those of one template, and the suppressed addresses. */
export function MailPage({ templateId, tab, onTab, more }: Props) {
  const mailPageTexts = useTexts(mailPage)
  const query = useQueryCall(getMail, { templateId })
  const { data } = query
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      {templateId !== undefined && <BackLink href="/settings/mail">{mailPageTexts.all()}</BackLink>}
      {(tab === 'unwanted' || !data) && (
        <PageHead
          title={templateId === undefined ? mailPageTexts.title() : mailPageTexts.titleOf({ badge: data?.badge ?? '' })}
          explanation={mailPageTexts.explanation()}
          help={<HelpLink guide="missing-emails" />}
        />
      )}
      {tab === 'words' && (
        <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
          {(kept) => (
            <MailForm
              templateId={templateId}
              kept={kept}
              tabs={templateId === undefined && <Tabs tab={tab} onTab={onTab} />}
            />
          )}
        </Loaded>
      )}
      {tab === 'words' && data && templateId === undefined && more}
      {tab === 'unwanted' && (
        <>
          <Tabs tab={tab} onTab={onTab} />
          <SuppressionPart />
        </>
      )}
    </CatalogueProvider>
  )
}

function Tabs({ tab, onTab }: Pick<Props, 'tab' | 'onTab'>) {
  const mailPageTexts = useTexts(mailPage)
  return (
    <PeakTabs<MailTab>
      label={mailPageTexts.tabs()}
      active={tab}
      onSelect={onTab}
      tabs={[
        { key: 'words', label: mailPageTexts.words() },
        { key: 'unwanted', label: mailPageTexts.unwanted() },
      ]}
    />
  )
}
