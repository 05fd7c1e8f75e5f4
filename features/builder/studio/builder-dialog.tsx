import { useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { claimProblems } from '#features/claims/texts.ts'
import { getTemplate } from '#features/templates/contract.ts'
import type { Template } from '#features/templates/form/studio/form-values.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { createSessionBuilder } from '../contract.ts'
import { builderProblems, builderWords } from '../texts.ts'
import { BuilderLine } from './builder-line.tsx'

type Props = { template: Template; onClose: () => void }

const CATALOGUES = [claimProblems, builderProblems]

/** A template's session builders: keys with which other software sends the template. They are created, copied and revoked. */
export function BuilderDialog(props: Props) {
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <Keys {...props} />
    </CatalogueProvider>
  )
}

function Keys({ template, onClose }: Props) {
  const builderTexts = useTexts(builderWords)
  const sentence = useProblemText()
  const query = useQueryCall(getTemplate, { templateId: template.id })
  const { run, working, problem } = useCall(createSessionBuilder, { invalidates: [getTemplate] })
  const [made, setMade] = useState<Output<typeof createSessionBuilder>>()
  const creating = useRef<HTMLButtonElement>(null)
  const create = async () => {
    const { output } = await run({ templateId: template.id })
    if (!output) return
    setMade(output)
    toastSuccess(builderTexts.created())
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      above={builderTexts.above()}
      title={template.data.name}
      object={<FlatCard spec={template.card as CardSpec} width={56} />}
      note={
        <a className="bz-link" href="/api/docs" target="_blank" rel="noopener">
          {builderTexts.docs()}
        </a>
      }
      actions={
        <Button
          ref={creating}
          kind="primary"
          size="large"
          working={working}
          data-autofocus
          onClick={() => void create()}
        >
          {builderTexts.create()}
        </Button>
      }
    >
      <Text width="hint" tone="ink2">
        {builderTexts.text()}
      </Text>
      <Loaded query={query} coming={<RuledOutline kind="lines" count={2} />}>
        {({ sessionBuilders }) =>
          sessionBuilders.length === 0 ? (
            <p>{builderTexts.none()}</p>
          ) : (
            <Rows lined="below" aria-label={builderTexts.label()}>
              {sessionBuilders.map((builder) => (
                <BuilderLine
                  key={builder.keyId}
                  templateId={template.id}
                  builder={builder}
                  inClear={made?.keyId === builder.keyId ? made.apiKey : undefined}
                  onEnded={() => creating.current?.focus()}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
    </Dialog>
  )
}
