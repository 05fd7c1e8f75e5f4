import { Button } from '#ui/buttons/button.tsx'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { insideEnded } from '../texts.ts'
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
          <Row as="p" gap="m" tone="ink2" role="status">
            <ChevronLoader size={28} /> {ended.checking()}
          </Row>
        ) : (
          <div role="alert">
            <h1>{title[state]}</h1>
            {state === 'back' && (
              <Text above="s" below="xxl" tone="ink2" breaks>
                {ended.releasedText({ parent })}
              </Text>
            )}
            {state === 'out' && (
              <Text above="s" below="xxl" tone="ink2" breaks>
                {ended.endedText({ parent })}
              </Text>
            )}
          </div>
        )}
        {state === 'back' && (
          <Button kind="primary" size="large" href="/">
            {ended.go({ parent })}
          </Button>
        )}
        {state === 'out' && (
          <Button kind="primary" size="large" href="/signin">
            {ended.signIn()}
          </Button>
        )}
        {state === 'failed' && (
          <Button kind="primary" size="large" onClick={again}>
            {common.tryAgain()}
          </Button>
        )}
      </PublicCard>
    </PublicFrame>
  )
}
