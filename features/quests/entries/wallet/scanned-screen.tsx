import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CallProblem } from '#base/problem.ts'
import { readCodeHash } from '#features/challenges/scan-rules.ts'
import { titleOf } from '#features/challenges/view/step-words.ts'
import { useSaid } from '#features/challenges/view/use-said.ts'
import type { Opened } from '#features/challenges/wallet/opened.ts'
import { useChecking } from '#features/challenges/wallet/use-checking.ts'
import { walletChallengeProblems } from '#features/challenges/wallet-texts.ts'
import { ProofGate } from '#features/holders/wallet/proof-gate.tsx'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { useWallet, useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { ToldScreen } from '#ui/frames/told-screen.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questsPage, scannedPage } from '../texts.ts'
import { findChallenge } from './find-challenge.ts'
import { useQuestsChanged } from './use-quests.ts'

const CATALOGUES = [walletChallengeProblems]

type Props = {
  /** What follows the # in the address: the challenge and its code. */
  hash: string
  /** Shows the page on which the challenge is. */
  onDone: (href: string) => void
}

/** /challenge#…: uses a scanned code, wherever in this wallet its challenge is, and shows that page. */
export function ScannedScreen({ hash, onDone }: Props) {
  const say = useTexts(scannedPage)
  usePageTitle(say.title())
  const { caller } = useWallet()
  const isOpen = useWalletState() === 'open'
  const isOffline = useIsOffline()
  const challengeId = readCodeHash(hash)
  const read = useQuery<Opened | 'none', CallProblem>({
    queryKey: ['scanned', challengeId],
    enabled: isOpen && !isOffline && challengeId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await findChallenge(caller, challengeId ?? '')) ?? 'none',
  })
  if (challengeId === undefined) return <Elsewhere text={say.notACode()} />
  if (isOffline) return <Elsewhere text={say.offline()} />
  return (
    <Loaded query={read} coming={<RuledOutline kind="lines" count={2} />}>
      {(found) =>
        found === 'none' ? (
          <Elsewhere text={say.notYours()} />
        ) : (
          <CatalogueProvider catalogues={CATALOGUES}>
            <Found opened={found} hash={hash} onDone={onDone} />
          </CatalogueProvider>
        )
      }
    </Loaded>
  )
}

function Found(props: Props & { opened: Opened }) {
  const said = useSaid()
  return (
    <Box middled width="middle">
      <Text as="h1" below="l" type="hero">
        {titleOf(props.opened.challenge, said)}
      </Text>
      <ProofGate>
        <Using {...props} />
      </ProofGate>
    </Box>
  )
}

function Using({ opened, hash, onDone }: Props & { opened: Opened }) {
  const say = useTexts(scannedPage)
  const sentence = useProblemText()
  const { origin } = useWallet()
  const changed = useQuestsChanged()
  const { page, community, questId } = opened
  const checking = useChecking(opened, ({ state, finished }) => {
    changed()
    if (questId && finished.includes(questId)) toastSuccess(say.finished())
    if (state === 'passed') onDone(questId ? `/quests/${questId}` : '/quests')
  })
  const text = `${origin}/challenge#${hash.replace(/^#/, '')}`
  const hasBegun = useRef(false)
  // A code of a kiosk is right for seconds: it is used at once, and only once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is found.
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void checking.check({ code: text })
  }, [])
  return (
    <>
      <p className="bz-lead" role="status">
        {checking.problem ? community : say.using({ community })}
      </p>
      {checking.problem && <ProblemNote>{sentence(checking.problem)}</ProblemNote>}
      {checking.problem && (
        <Grid above="m" columns={2} gap="s">
          <Ways page={page} />
        </Grid>
      )}
    </>
  )
}

function Elsewhere({ text }: { text: string }) {
  const say = useTexts(scannedPage)
  return (
    <ToldScreen title={say.title()} text={text}>
      <Ways page="/quests" />
    </ToldScreen>
  )
}

function Ways({ page }: { page: string }) {
  const say = useTexts(scannedPage)
  const list = useTexts(questsPage)
  return (
    <>
      <Button kind="primary" size="large" href="/scan">
        {say.scanAgain()}
      </Button>
      <Button size="large" href={page}>
        {page === '/quests' ? list.title() : say.open()}
      </Button>
    </>
  )
}
