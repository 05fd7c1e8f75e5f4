import { useState } from 'react'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { useProof } from '#features/holders/wallet/use-proof.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listOutsideAccounts } from '../contract.ts'
import { PROVIDERS } from '../rules.ts'
import { providerNames } from '../texts.ts'
import { linkedAccounts } from '../wallet-texts.ts'
import { type LinkedAccount, UnlinkDialog } from './unlink-dialog.tsx'
import { useOutsideSignIn } from './use-outside-sign-in.ts'

/** The holder's accounts at providers, in their own page; absent where no provider is on and nothing is linked. */
export function LinkedAccountsSection() {
  const sectionTexts = useTexts(linkedAccounts)
  const names = useTexts(providerNames)
  const sentence = useProblemText()
  const format = useFormat()
  const isOnline = useIsOnline()
  const { data } = useKeptCall(listOutsideAccounts, {}, 'outside-accounts')
  const { start, opening, problem } = useOutsideSignIn()
  const proof = useProof()
  const [leaving, setLeaving] = useState<LinkedAccount>()
  if (!data) return null
  const rows = PROVIDERS.flatMap((provider) => {
    const account = data.accounts.find((each) => each.provider === provider)
    return account || data.providers.includes(provider) ? [{ provider, account }] : []
  })
  if (rows.length === 0) return null
  return (
    <Section lined="below" title={sectionTexts.title()} lead={sectionTexts.text()}>
      <Rows>
        {rows.map(({ provider, account }) => (
          <li key={provider}>
            <Box grow>
              <Text as="strong" block>
                {names[provider]()}
              </Text>
              <Text as="span" type="small" tone="ink2">
                {account
                  ? sectionTexts.since({ name: account.name, date: format.date(account.linkedAt) })
                  : sectionTexts.notLinked()}
              </Text>
            </Box>
            {account ? (
              <Button
                aria-label={sectionTexts.unlink({ provider: names[provider]() })}
                disabled={!isOnline}
                onClick={() => setLeaving(account)}
              >
                {sectionTexts.unlinkShort()}
              </Button>
            ) : (
              <Button
                aria-label={sectionTexts.link({ provider: names[provider]() })}
                disabled={!isOnline || (opening !== undefined && opening !== provider)}
                working={opening === provider}
                onClick={() => proof.before(() => void start({ provider, purpose: '', back: '/you' }))}
              >
                {sectionTexts.linkShort()}
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {problem && <ProblemNote>{sentence(problem.key)}</ProblemNote>}
      {proof.dialog}
      {leaving && <UnlinkDialog account={leaving} onClose={() => setLeaving(undefined)} />}
    </Section>
  )
}
