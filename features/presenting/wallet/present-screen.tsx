import { type ReactNode, useRef } from 'react'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { ToldScreen } from '#ui/frames/told-screen.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { presentPage } from '../wallet-texts.ts'
import { CloseButton } from './asker-head.tsx'
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
  const { data, error, isFetching, refetch } = query
  // A retried call has no error in the meantime: the badges stay.
  const isUnreached = useRef(false)
  if (data || error) isUnreached.current = error?.status === 0
  if (data)
    return (
      <Page>
        <RequestView asked={data} onScan={onScan} onClose={onClose} />
      </Page>
    )
  if (isOffline || isUnreached.current) {
    const onRetry = isOffline ? undefined : refetch
    return (
      <Page onClose={onClose}>
        <OfflineView onRetry={onRetry} isRetrying={isFetching} />
      </Page>
    )
  }
  if (error && !isServerTrouble(error)) {
    return (
      <ToldScreen title={pageTexts.failed()} text={sentence(error.key)} role="alert">
        <Button kind="primary" size="large" fullWidth onClick={onScan}>
          {pageTexts.again()}
        </Button>
        <Button kind="quiet" fullWidth onClick={onClose}>
          {pageTexts.toBadges()}
        </Button>
      </ToldScreen>
    )
  }
  return (
    <Page onClose={onClose}>
      <Loaded query={query} coming={<Coming label={pageTexts.opening()} />}>
        {() => null}
      </Loaded>
    </Page>
  )
}

/** With `onClose` it has a button for it; the views of an opened request have their own. */
function Page({ onClose, children }: { onClose?: () => void; children: ReactNode }) {
  return (
    <Box middled width="narrow">
      {onClose && (
        <div className={styles.close}>
          <CloseButton onClose={onClose} />
        </div>
      )}
      {children}
    </Box>
  )
}

function Coming({ label }: { label: string }) {
  return (
    <Row as="p" justify="center" className={styles.coming} role="status" aria-label={label}>
      <ChevronLoader size={32} />
    </Row>
  )
}
