import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { PublicCard } from '#ui/frames/public-card.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ChevronLoader } from '#ui/marks/chevron-loader.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { enterWith } from '../../studio/session.ts'
import { authScreen } from '../../texts.ts'
import { listAccounts, switchAccount } from '../contract.ts'
import { AccountList } from './account-list.tsx'
import { AnotherCommunityDialog } from './another-community-dialog.tsx'
import { dropChooserToken } from './chooser-token.ts'
import { useAnotherCommunity } from './use-another-community.ts'

/** `onLeave` loads one of our pages from scratch; `onLogOff` ends the session here and on the server. */
type Props = { onLeave: (href: string) => void; onLogOff: () => void }

/** /auth for a signed-in person who changes the community. Called with a chooser token. */
export function ChooserPage({ onLeave, onLogOff }: Props) {
  const authScreenTexts = useTexts(authScreen)
  const common = useTexts(words)
  const sentence = useProblemText()
  const { data, error, refetch } = useQueryCall(listAccounts, {}, { quiet: true })
  const choose = useCall(switchAccount)
  const another = useAnotherCommunity(data?.email ?? '')
  const [isAdding, setIsAdding] = useState(false)

  const leave = (href: string) => {
    dropChooserToken()
    onLeave(href)
  }
  const enter = async (did: string) => {
    if (did === data?.did) return leave('/')
    const { output, problem } = await choose.run({ did })
    if (output) return leave(enterWith(output.token))
    if (problem.status < 500 && problem.status > 0) toastError(sentence(problem.key))
  }
  const keep = async () => {
    const href = await another.keep()
    if (href) leave(href)
  }
  return (
    <PublicFrame title={authScreenTexts.choose()} page={authScreenTexts.page()} home="/">
      <PublicCard>
        {error ? (
          <>
            <h1>{authScreenTexts.accountsFailed()}</h1>
            <Text above="s" below="xxl" tone="ink2" breaks role="alert">
              {sentence(error.key)}
            </Text>
            <Button kind="primary" onClick={() => refetch()}>
              {common.tryAgain()}
            </Button>
          </>
        ) : !data ? (
          <Row as="p" gap="m" tone="ink2" role="status">
            <ChevronLoader size={28} /> {common.loading()}
          </Row>
        ) : (
          <AccountList
            email={data.email}
            options={data.options}
            current={data.did}
            working={choose.working || another.working}
            onAdd={() => setIsAdding(true)}
            onChoose={enter}
            onLogOff={onLogOff}
          />
        )}
      </PublicCard>
      {isAdding && data && (
        <AnotherCommunityDialog
          email={data.email}
          working={another.working}
          onKeep={keep}
          onChange={async () => onLeave(await another.change())}
          onClose={() => setIsAdding(false)}
        />
      )}
    </PublicFrame>
  )
}
