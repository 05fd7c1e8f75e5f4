import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import type { Output } from '#base/endpoint.ts'
import { getIssuer } from '#features/issuers/contract.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusLine } from '#ui/marks/status-line.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { checkDomain, getDomain, getDomainFile } from '../../contract.ts'
import { domainPart } from '../../texts.ts'

type Domain = Output<typeof getDomain>

/** The proof that the community's website belongs to it: the file, where to put it, and what is found there. */
export function DomainPart() {
  const part = useTexts(domainPart)
  const { data } = useQueryCall(getDomain, {}, { quiet: true })
  if (!data) return null
  return (
    <Section title={part.title()} lined="above" aria-label={part.title()}>
      {data.state === 'none' ? (
        <Text tone="ink2">
          {part.noWebsite()}{' '}
          <PageLink className="bz-link" href="/settings/profile">
            {part.toProfile()}
          </PageLink>
        </Text>
      ) : (
        <Proof domain={data} />
      )}
    </Section>
  )
}

function Proof({ domain }: { domain: Domain }) {
  const part = useTexts(domainPart)
  const sentence = useProblemText()
  const file = useCall(getDomainFile)
  const check = useCall(checkDomain, { invalidates: [getDomain, getIssuer] })
  const { host, url } = domain
  const download = async () => {
    const { output } = await file.run({})
    const text = JSON.stringify(output, null, 2)
    if (output) saveFile(new Blob([text], { type: 'application/json' }), 'did-configuration.json')
  }
  const look = async () => {
    const { output } = await check.run({})
    if (output) toastSuccess(part.found({ host }))
  }
  return (
    <Stack gap="m">
      <Text tone="ink2">{part.text({ host })}</Text>
      <DomainState domain={domain} />
      <Stack as="ol" gap="m" bullets>
        <li>
          {part.step1()}
          <Box above="s">
            <Button icon={<DownloadSimpleIcon size={18} />} working={file.working} onClick={() => void download()}>
              {part.download()}
            </Button>
          </Box>
        </li>
        <li>
          {part.step2()}
          <Text as="code" block above="s" padBlock="s" padInline="m" round="m" ground="sunken" type="small" breaks>
            {url}
          </Text>
        </li>
        <li>
          {part.step3()}
          <Box above="s">
            <Button working={check.working} workingLabel={part.checking()} onClick={() => void look()}>
              {part.check()}
            </Button>
          </Box>
        </li>
      </Stack>
      {check.problem && <ProblemNote>{sentence(check.problem.key)}</ProblemNote>}
    </Stack>
  )
}

/** The glyph and the colour of what was found. */
const STATES = {
  verified: ['owner', 'owner'],
  missed: ['pending', 'pending'],
  ended: ['notDelivered', 'error'],
} as const

function DomainState({ domain: { state, host, checkedAt } }: { domain: Domain }) {
  const part = useTexts(domainPart)
  const { date } = useFormat()
  if (state !== 'verified' && state !== 'missed' && state !== 'ended') return null
  const [glyph, tone] = STATES[state]
  return (
    <StatusLine status={glyph} tone={tone} data-state={state} role="status">
      {part[state]({ host, date: checkedAt ? date(checkedAt) : '' })}
    </StatusLine>
  )
}
