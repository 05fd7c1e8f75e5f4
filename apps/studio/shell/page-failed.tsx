import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.tsx'
import { words } from '#ui/texts.ts'
import { pageTexts } from './texts.ts'

/** Stands in for a page that could not be loaded or drawn. */
export function PageFailed() {
  const t = useTexts(pageTexts)
  const common = useTexts(words)
  return (
    <div style={{ padding: 32 }} role="alert">
      <h1>{t.failed()}</h1>
      <p className="bz-lead">{t.failedText()}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {common.tryAgain()}
      </Button>
    </div>
  )
}
