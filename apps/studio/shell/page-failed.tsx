import { Button } from '#ui/buttons/button.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { pageTexts } from './texts.ts'

/** Replaces a page that could not be loaded or rendered. */
export function PageFailed() {
  const texts = useTexts(pageTexts)
  const common = useTexts(words)
  return (
    <div style={{ padding: 32 }} role="alert">
      <h1>{texts.failed()}</h1>
      <p className="bz-lead">{texts.failedText()}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {common.tryAgain()}
      </Button>
    </div>
  )
}
