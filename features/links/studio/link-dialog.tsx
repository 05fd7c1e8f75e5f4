import { useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { claimProblems } from '#features/claims/texts.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listLinks } from '../contract.ts'
import { linkWords } from '../texts.ts'
import { LinkForm } from './link-form.tsx'
import { LinkList, type OpenLink } from './link-list.tsx'
import { LinkResult } from './link-result.tsx'

type Props = {
  template: Template
  /** `newest` shows the newest open link at once, if there is one. */
  first?: 'form' | 'newest'
  onClose: () => void
}
type Step = { at: 'form' } | { at: 'shown'; link: string; isOpen: boolean } | { at: 'settings'; link: OpenLink }

const CATALOGUES = [claimProblems]

/** A template's links: creates one of each kind, shows it as address and QR code, and changes or ends the open ones. */
export function LinkDialog({ template, first = 'form', onClose }: Props) {
  const linkTexts = useTexts(linkWords)
  const query = useQueryCall(listLinks, { templateId: template.id })
  const { data } = query
  const [chosen, setStep] = useState<Step>()
  const newest = data?.links.find(({ state }) => state === 'open' || state === 'notYet')
  const isNewest = first === 'newest' && newest !== undefined
  const step: Step = chosen ?? (isNewest ? { at: 'shown', link: newest.link, isOpen: true } : { at: 'form' })
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Dialog
        opened
        onClose={onClose}
        width={780}
        object={<FlatCard spec={template.card as CardSpec} width={56} />}
        above={linkTexts.above()}
        title={template.data.name}
      >
        <Stack gap="l">
          {step.at === 'shown' && (
            <>
              <LinkResult link={step.link} templateId={template.id} canMail={step.isOpen} />
              <div>
                <Button onClick={() => setStep({ at: 'form' })}>{linkTexts.newLink()}</Button>
              </div>
            </>
          )}
          {step.at !== 'shown' && (
            <LinkForm
              key={step.at === 'settings' ? step.link.challenge : 'new'}
              template={template}
              changed={step.at === 'settings' ? step.link : undefined}
              onLink={(link, isOpen) => setStep({ at: 'shown', link, isOpen })}
            />
          )}
          <Loaded query={query}>
            {({ links }) =>
              links.length > 0 && (
                <Stack as="section" above="s" gap="l">
                  <h3>{linkTexts.list()}</h3>
                  <LinkList
                    links={links}
                    onShow={({ link }) => setStep({ at: 'shown', link, isOpen: true })}
                    onSettings={(link) => setStep({ at: 'settings', link })}
                  />
                </Stack>
              )
            }
          </Loaded>
        </Stack>
      </Dialog>
    </CatalogueProvider>
  )
}
