import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listNews } from '../wallet-contract.ts'
import { newsPage } from '../wallet-texts.ts'
import styles from './next-news.module.css'

/** The way to a community's channel, with its latest post; nothing where it has not posted. */
export function NextNews({ issuerId }: { issuerId: string }) {
  const pageTexts = useTexts(newsPage)
  const isOpen = useWalletState() === 'open'
  const { data } = useQueryCall(listNews, { issuerId }, { enabled: isOpen, quiet: true })
  const latest = data?.posts[0]
  if (!latest) return null
  return (
    <PageLink className={styles.news} href={`/news?of=${issuerId}`}>
      <strong>{pageTexts.allOf({ name: latest.name })}</strong>
      <span>{latest.text}</span>
    </PageLink>
  )
}
