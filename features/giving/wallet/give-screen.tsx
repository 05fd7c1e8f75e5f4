import { ProofGate } from '#features/holders/wallet/proof-gate.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { givePage, walletGivingProblems } from '../wallet-texts.ts'
import { GiftDone } from './gift-done.tsx'
import { GiftPreview } from './gift-preview.tsx'
import { GiveComing } from './give-coming.tsx'
import { GiveForm } from './give-form.tsx'
import { useGiftDraft } from './use-gift-draft.ts'
import { type Givable, useGivable } from './use-givable.ts'
import { useGive } from './use-give.ts'

const CATALOGUES = [walletGivingProblems]

type Props = {
  /** The community whose badges alone are offered. */
  issuerId: string | undefined
}

/** /give: writing a gift, its preview, and the moment after. */
export function GiveScreen({ issuerId }: Props) {
  const pageTexts = useTexts(givePage)
  usePageTitle(pageTexts.title())
  const { data, read } = useGivable()
  return (
    <Box middled width="wide">
      <BackLink isQuiet href="/gifts">
        {pageTexts.back()}
      </BackLink>
      <CatalogueProvider catalogues={CATALOGUES}>
        <ProofGate>{data ? <Giving givable={data} issuerId={issuerId} /> : <GiveComing read={read} />}</ProofGate>
      </CatalogueProvider>
    </Box>
  )
}

function Giving({ givable, issuerId }: Props & { givable: Givable }) {
  const pageTexts = useTexts(givePage)
  const writing = useGiftDraft()
  const giving = useGive()
  const { draft, clear } = writing
  const isOf = givable.communities.filter((one) => one.issuerId === issuerId && one.templates.length > 0)
  const communities = (isOf.length > 0 ? isOf : givable.communities).filter((one) => one.templates.length > 0)
  if (!draft) return null
  if (giving.prepared && giving.given) {
    const another = () => {
      clear()
      giving.back()
    }
    return <GiftDone prepared={giving.prepared} given={giving.given} onAnother={another} onShown={clear} />
  }
  if (giving.prepared) return <GiftPreview prepared={giving.prepared} giving={giving} />
  if (communities.length === 0) {
    return (
      <>
        <Text as="h1" below="xl" type="hero" breaks>
          {pageTexts.title()}
        </Text>
        <EmptyState outline="community" title={pageTexts.emptyTitle()} text={pageTexts.emptyText()} />
      </>
    )
  }
  return (
    <>
      <Text as="h1" below="xl" type="hero" breaks>
        {pageTexts.title()}
      </Text>
      {givable.pseudo === '' && (
        <Row
          below="xl"
          gap="m"
          justify="between"
          wrap
          tone="pending"
          padBlock="m"
          padInline="l"
          round="l"
          ground="pending"
          role="status"
        >
          <Text>{pageTexts.nameMissing()}</Text>
          <Button href="/you">{pageTexts.addName()}</Button>
        </Row>
      )}
      <GiveForm communities={communities} pseudo={givable.pseudo} writing={{ ...writing, draft }} giving={giving} />
    </>
  )
}
