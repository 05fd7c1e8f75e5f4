import { useEffect } from 'react'
import { signInProblems } from '#features/sign-in/texts.ts'
import { useInvalidate } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Text } from '#ui/layout/text.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getHolder } from '../contract.ts'
import { EmailDoor } from '../links/wallet/email-door.tsx'
import { proofStep } from '../wallet-texts.ts'
import { useHolder } from './use-holder.ts'
import { useWallet } from './wallet-context.tsx'

const CATALOGUES = [signInProblems]

type Props = {
  /** Where no title around it names the address. */
  hasTitle?: boolean
  /** Continues with what needed it. */
  onProven?: () => void
}

/**
 * The only step that confirms the address of a wallet, before what needs it. The wallet stays open meanwhile: what was
 * begun on the page is still there afterwards.
 */
export function ProofStep({ hasTitle = true, onProven }: Props) {
  const say = useTexts(proofStep)
  const { store } = useWallet()
  const email = useHolder()?.addresses[0]?.email
  const invalidate = useInvalidate()
  useEffect(() => {
    // The link in the e-mail may open in another tab of this browser, and returns here from there.
    store.set('next', location.pathname + location.search).catch(() => undefined)
    return () => void store.remove('next').catch(() => undefined)
  }, [store])
  const enter = async () => {
    await invalidate(getHolder)
    onProven?.()
  }
  if (email === undefined) return <RuledOutline kind="lines" count={3} />
  const title = say.title({ email })
  return (
    <Box as="section" width={hasTitle ? 'narrow' : undefined} aria-label={title}>
      {hasTitle && (
        <Text as="strong" type="heading" breaks>
          {title}
        </Text>
      )}
      <Text above="xs" below="l" tone="ink2">
        {say.text()}
      </Text>
      <CatalogueProvider catalogues={CATALOGUES}>
        <EmailDoor
          key={email}
          address={email}
          isProof
          words={{ send: say.send(), sent: say.sent, open: say.confirm(), opening: say.confirming() }}
          onEntered={() => void enter()}
        />
      </CatalogueProvider>
    </Box>
  )
}
