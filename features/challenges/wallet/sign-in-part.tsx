import { type FormEvent, type ReactNode, useEffect } from 'react'
import type { Provider } from '#features/outside-accounts/rules.ts'
import { useOutsideSignIn } from '#features/outside-accounts/wallet/use-outside-sign-in.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { providerNames } from '../view-texts.ts'
import { signInPart } from '../wallet-texts.ts'
import { noteBegun, takeBegun } from './begun-sign-in.ts'
import { CheckButton } from './check-button.tsx'
import type { PartProps } from './type-in-wallet.ts'

type Props = PartProps & {
  provider: Provider
  /** The link of what was done there, where the check needs one. */
  link?: string
  disabled?: boolean
  /** What is done at the provider. */
  children?: ReactNode
}

/** A sign-in at a provider, from which the check is made at once, below what is done there. */
export function SignInPart({ provider, link = '', disabled = false, children, ...props }: Props) {
  const say = useTexts(signInPart)
  const sentence = useProblemText()
  const name = useTexts(providerNames)[provider]()
  const { challenge, checking, isOffline } = props
  const { account = '' } = challenge.shown
  const signIn = useSignIn(props, provider, link)
  useReturned(props, account !== '')
  const isBusy = checking.working || signIn.working
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (account === '') return signIn.begin()
    // A token serves one check: for the next one the provider is asked again.
    const { problem } = await checking.check({ link })
    if (problem === 'accountNeeded') await signIn.begin()
  }
  const label = account === '' ? say.signIn({ provider: name }) : undefined
  return (
    <Stack as="form" gap="m" breaks shrinks onSubmit={(event) => void send(event)} noValidate>
      {children}
      <Text type="small" tone="ink3">
        {account ? say.as({ account }) : say.signInText({ provider: name })}
      </Text>
      {signIn.problem && <ProblemNote>{sentence(signIn.problem)}</ProblemNote>}
      <CheckButton
        checking={{ ...checking, working: isBusy }}
        isOffline={isOffline}
        {...(label && { label })}
        {...(signIn.working && { workingLabel: say.opening({ provider: name }) })}
        disabled={disabled}
      />
    </Stack>
  )
}

/** Leaves for the provider's page; this tab notes for which challenge, to check it on its return. */
function useSignIn({ challenge: { challengeId }, page }: PartProps, provider: Provider, link: string) {
  const { start, opening, problem } = useOutsideSignIn()
  const begin = () => {
    noteBegun({ challengeId, link })
    return start({ provider, purpose: challengeId, back: page })
  }
  return { begin, working: opening !== undefined, problem: problem?.key }
}

/** Checks once after the tab came back from the provider, where a sign-in had been begun for this challenge. */
function useReturned({ challenge: { challengeId }, checking, isOffline }: PartProps, isLinked: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the account is known.
  useEffect(() => {
    if (isOffline || !isLinked) return
    const begun = takeBegun(challengeId)
    if (begun) void checking.check({ link: begun.link })
  }, [isLinked, isOffline])
}
