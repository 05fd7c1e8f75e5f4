import type { ReactNode } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { Reading } from '#ui/lists/loaded.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { mailedPages } from '../texts.ts'

type Props<D> = {
  /** The page's name, in the frame. */
  page: string
  /** The call that reads what the link is about; opening the page changes nothing. */
  read: Reading<D>
  /** Why a link is no longer valid. */
  expiredText: string
  children: (data: D) => ReactNode
}

/** The page behind the link of an e-mail to an admin: loading, no longer valid, or the question. */
export function MailedPage<D>({ page, read, expiredText, children }: Props<D>) {
  const mailed = useTexts(mailedPages)
  const isExpired = read.error?.key === 'linkExpired'
  return (
    <PublicFrame title={page} page={page} home="/signin">
      <PublicCard>
        {isExpired ? (
          <>
            <h1>{mailed.expired()}</h1>
            <Text above="s" below="xxl" tone="ink2" breaks>
              {expiredText}
            </Text>
            <ToSignIn />
          </>
        ) : (
          <Loaded query={read} coming={<RuledOutline kind="lines" count={2} />}>
            {children}
          </Loaded>
        )}
      </PublicCard>
    </PublicFrame>
  )
}

/** The outcome: what was done, and the way on. */
export function MailedOutcome({ title, text }: { title: string; text: string }) {
  return (
    <div role="status">
      <h1>{title}</h1>
      <Text above="s" below="xxl" tone="ink2" breaks>
        {text}
      </Text>
      <ToSignIn />
    </div>
  )
}

function ToSignIn() {
  const mailed = useTexts(mailedPages)
  return (
    <Button size="large" fullWidth="phones" href="/signin">
      {mailed.signIn()}
    </Button>
  )
}
