import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate, useQueryCall } from '#ui/calls/use-call.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getPublicPage, setPublicPage } from '../contract.ts'
import { publicPageSection } from '../texts.ts'

/** In the profile: the community's public page, and its switch. */
export function PublicPageSection() {
  const say = useTexts(publicPageSection)
  const sentence = useProblemText()
  const copy = useCopy()
  const invalidate = useInvalidate()
  const { data } = useQueryCall(getPublicPage, {}, { quiet: true })
  const { run } = useCall(setPublicPage)
  if (!data) return null
  const change = async (isOn: boolean) => {
    const { output, problem } = await run({ isOn })
    if (problem && !isServerTrouble(problem)) toastError(sentence(problem.key))
    if (!output) return false
    await invalidate(getPublicPage)
    toastSuccess(isOn ? say.on() : say.off())
    return true
  }
  return (
    <Section title={say.title()} padBlock={undefined} aria-label={say.title()}>
      <SwitchField label={say.label()} hint={say.hint()} checked={data.isOn} onChange={change} />
      {data.isOn && (
        <>
          <p className="bz-small">{say.unlisted()}</p>
          <Row as="p" above="m" gap="m" align="stretch" wrap>
            <Button href={data.url} target="_blank" icon={<ArrowSquareOutIcon size={18} />}>
              {say.open()}
            </Button>
            <Button icon={<LinkSimpleIcon size={18} />} onClick={() => void copy(data.url)}>
              {say.copy()}
            </Button>
          </Row>
        </>
      )}
    </Section>
  )
}
