import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { Box } from '#ui/layout/box.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../shell/shell.module.css'
import { shellTexts } from '../shell/texts.ts'

/** The link to the search at the top of the side bar, with its key. */
export function SearchEntry({ active }: { active: boolean }) {
  const shell = useTexts(shellTexts)
  return (
    <PageLink
      href="/search"
      className={styles.search}
      data-tour="search"
      title={shell.searchTemplates()}
      aria-current={active ? 'page' : undefined}
    >
      <MagnifyingGlassIcon size={16} />
      <Box as="span" grow data-wide>
        {shell.searchTemplates()}
      </Box>
      <kbd data-wide aria-hidden>
        /
      </kbd>
    </PageLink>
  )
}
