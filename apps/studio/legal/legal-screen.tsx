import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { isLegalPage } from '#features/legal/rules.ts'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { pageTexts, shellTexts } from '../shell/texts.ts'
import { LEGAL_ENTRIES, legalHref } from './legal-pages.ts'
import styles from './legal-screen.module.css'

/** /settings/terms, privacy, legal, cookies: the server's public page, within the studio's frame. */
export function LegalScreen() {
  const { page = '' } = useParams({ strict: false })
  const { language } = useLanguage()
  const texts = useTexts(pageTexts)
  const shell = useTexts(shellTexts)
  const common = useTexts(words)
  const shown = isLegalPage(page) ? page : 'terms'
  const href = legalHref(language, shown)
  const entry = LEGAL_ENTRIES.find((one) => one.page === shown)
  usePageTitle(entry && shell[entry.word]())
  const { data, isError, refetch } = useQuery({ queryKey: ['legal', href], queryFn: () => readBody(href) })
  if (isError) {
    return (
      <div role="alert">
        <h1>{texts.failed()}</h1>
        <p className="bz-lead">{texts.failedText()}</p>
        <Button kind="primary" onClick={() => refetch()}>
          {common.tryAgain()}
        </Button>
      </div>
    )
  }
  return data ? <Document body={data} /> : <RuledOutline kind="lines" count={6} />
}

function Document({ body }: { body: HTMLElement }) {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(...Array.from(body.childNodes, (node) => document.importNode(node, true)))
  }, [body])
  return <Text as="article" type="lead" ref={place} className={styles.document} />
}

async function readBody(href: string): Promise<HTMLElement> {
  const answer = await fetch(href, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`A legal page answered ${answer.status}`)
  // Parsed as a separate document: nothing in it runs or loads.
  const main = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
  if (!main) throw new Error('A legal page has no text')
  return main
}
