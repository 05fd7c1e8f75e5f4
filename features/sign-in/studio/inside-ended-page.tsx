import { Button } from '#ui/buttons/button.tsx'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { insideEnded } from '../inside-texts.ts'
import styles from './auth-page.module.css'
import { useInsideEnded } from './use-inside-ended.ts'

/**
 * /ended: a session inside a sub-community has ended. Where the parent's is open, the person is back in it; otherwise
 * everything has ended, and the page leads to sign-in.
 */
export function InsideEndedPage() {
  const ended = useTexts(insideEnded)
  const common = useTexts(words)
  const { state, parent, again } = useInsideEnded()
  const title = {
    checking: ended.checking(),
    back: ended.released({ parent }),
    out: ended.ended(),
    failed: ended.failed(),
  }
  return (
    <PublicFrame title={title[state]} page={ended.page()} home="/">
      <PublicCard>
        {state === 'checking' ? (
          <p className={styles.checking} role="status">
            <ChevronLoader size={28} /> {ended.checking()}
          </p>
        ) : (
          <div role="alert">
            <h1>{title[state]}</h1>
            {state === 'back' && <p className={styles.text}>{ended.releasedText({ parent })}</p>}
            {state === 'out' && <p className={styles.text}>{ended.endedText({ parent })}</p>}
          </div>
        )}
        {state === 'back' && (
          <Button kind="primary" size="footer" href="/">
            {ended.go({ parent })}
          </Button>
        )}
        {state === 'out' && (
          <Button kind="primary" size="footer" href="/signin">
            {ended.signIn()}
          </Button>
        )}
        {state === 'failed' && (
          <Button kind="primary" size="footer" onClick={again}>
            {common.tryAgain()}
          </Button>
        )}
      </PublicCard>
    </PublicFrame>
  )
}
