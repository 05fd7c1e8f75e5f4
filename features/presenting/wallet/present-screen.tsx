import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { Loaded } from '#ui/lists/loaded.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import { OfflineView } from './offline-view.tsx'
import styles from './present-screen.module.css'
import { RequestView } from './request-view.tsx'
import { useAsked } from './use-asked.ts'

type Props = { code: string; onScan: () => void; onClose: () => void }

/** /present: a verifier's request, scanned or opened by a link. Nothing is shown to anybody before a press. */
export function PresentScreen({ code, onScan, onClose }: Props) {
  const pageTexts = useTexts(presentPage)
  const sentence = useProblemText()
  usePageTitle(pageTexts.title())
  const query = useAsked(code)
  const isOffline = useIsOffline()
  const { data, error } = query
  if (data)
    return (
      <Page>
        <RequestView asked={data} onScan={onScan} onClose={onClose} />
      </Page>
    )
  if (isOffline || error?.status === 0) {
    return (
      <Page>
        <OfflineView />
      </Page>
    )
  }
  if (error && !isServerTrouble(error)) {
    return (
      <Page>
        <h1 className="bz-hero">{pageTexts.failed()}</h1>
        <p className="bz-lead" role="alert">
          {sentence(error.key)}
        </p>
        <div className={styles.actions}>
          <Button kind="primary" size="footer" fullWidth onClick={onScan}>
            {pageTexts.again()}
          </Button>
          <Button kind="quiet" fullWidth onClick={onClose}>
            {pageTexts.toBadges()}
          </Button>
        </div>
      </Page>
    )
  }
  return (
    <Page>
      <Loaded query={query} coming={<Coming label={pageTexts.opening()} />}>
        {() => null}
      </Loaded>
    </Page>
  )
}

function Page({ children }: { children: React.ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

function Coming({ label }: { label: string }) {
  return (
    <p className={styles.coming} role="status" aria-label={label}>
      <ChevronLoader size={32} />
    </p>
  )
}
