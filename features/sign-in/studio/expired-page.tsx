import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { authScreen } from '../texts.ts'

/** /expired: says that the link has expired, and leads to a new one and to help. */
export function ExpiredPage() {
  const authScreenTexts = useTexts(authScreen)
  return (
    <PublicFrame title={authScreenTexts.expired()} page={authScreenTexts.page()} home="/signin">
      <PublicCard>
        <h1>{authScreenTexts.expired()}</h1>
        <Text above="s" below="xxl" tone="ink2" breaks>
          {authScreenTexts.expiredText()}
        </Text>
        <Button kind="primary" size="large" href="/signin">
          {authScreenTexts.another()}
        </Button>
        <Text above="xl" type="small" tone="ink3">
          {authScreenTexts.support()}{' '}
          <PageLink className="bz-link" href="/help">
            {authScreenTexts.help()}
          </PageLink>
        </Text>
      </PublicCard>
    </PublicFrame>
  )
}
