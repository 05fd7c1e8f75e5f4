import { LEGAL_PAGES } from '#features/legal/rules.ts'
import { useCaller } from '#ui/calls/caller.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { aboutWords } from '../wallet-texts.ts'

/** Links to help and to the legal pages, which the server shows outside of the wallet. */
export function AboutLinks() {
  const aboutTexts = useTexts(aboutWords)
  const { origin } = useCaller()
  const { language } = useLanguage()
  return (
    <Row
      as="nav"
      padBlock="xxl"
      gap="xl"
      rows="s"
      type="small"
      align="stretch"
      wrap
      aria-label={aboutTexts.otherPages()}
    >
      <a className="bz-link" href={`${origin}/help?lang=${language}`}>
        {aboutTexts.help()}
      </a>
      {LEGAL_PAGES.map((page) => (
        <a key={page} className="bz-link" href={`${origin}/legal/${language}/${page}`}>
          {aboutTexts[page]()}
        </a>
      ))}
    </Row>
  )
}
