import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { useCaller } from '#ui/calls/caller.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { type Guide, HELP_PATH } from '../rules.ts'
import { helpWords } from '../texts.ts'

/** "How this works": the page of the guide about what is on the screen, in a tab of its own so that nothing typed is lost. */
export function HelpLink({ guide }: { guide: Guide }) {
  const words = useTexts(helpWords)
  const { origin } = useCaller()
  const { language } = useLanguage()
  return (
    <Row
      as="a"
      inline
      padBlock="xxs"
      gap="s"
      tone="ink2"
      nowrap
      className="bz-quiet"
      href={`${origin}${HELP_PATH}/${guide}?lang=${language}`}
      target="_blank"
      rel="noopener"
    >
      <QuestionIcon size={16} aria-hidden />
      {words.how()}
    </Row>
  )
}
