import { Suspense, useState } from 'react'
import { getMember, listMembers, type MemberRow } from '#features/members/contract.ts'
import { usePersonName } from '#features/names/view/use-person-name.ts'
import { listMemberPoints } from '#features/points/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useQueryCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listPersonWallets, separatePerson } from '../contract.ts'
import { personWords } from '../texts.ts'

const MarkPersonDialog = lazyPart(() => import('./mark-person-dialog.tsx').then((module) => module.MarkPersonDialog))

type Wallets = { did: string; name: string }[]

/** At the end of a member's panel: the wallets marked as one person with it, to separate; or the way to mark one. */
export function MemberPerson({ member }: { member: MemberRow }) {
  const say = useTexts(personWords)
  const { data } = useQueryCall(listPersonWallets, { did: member.did }, { quiet: true })
  const [isMarking, setIsMarking] = useState(false)
  if (!data) return null
  return (
    <Box as="section" above="m" aria-label={say.title()}>
      {data.wallets.length > 0 && <Marked did={member.did} wallets={data.wallets} />}
      <Button size="compact" onClick={() => setIsMarking(true)}>
        {say.mark()}
      </Button>
      <Suspense>
        {isMarking && <MarkPersonDialog member={member} marked={data.wallets} onClose={() => setIsMarking(false)} />}
      </Suspense>
    </Box>
  )
}

function Marked({ did, wallets }: { did: string; wallets: Wallets }) {
  const say = useTexts(personWords)
  const nameOf = usePersonName()
  const { run, working } = useCall(separatePerson, {
    invalidates: [listPersonWallets, listMemberPoints, listMembers, getMember],
  })
  const separate = async () => {
    const { output, problem } = await run({ did })
    if (output) toastSuccess(say.separated())
    else if (!isServerTrouble(problem)) toastError(say.notSeparated())
  }
  return (
    <>
      <Row above="xxl" gap="m" justify="between">
        <h3>{say.title()}</h3>
        <Button size="compact" working={working} workingLabel={say.separating()} onClick={() => void separate()}>
          {say.separate()}
        </Button>
      </Row>
      <Box as="ul" above="s">
        {wallets.map((wallet) => (
          <Text as="li" padBlock="s" lined="below" breaks key={wallet.did}>
            <PageLink className="bz-link" href={`/settings/members?${new URLSearchParams({ member: wallet.did })}`}>
              {nameOf(wallet)}
            </PageLink>
          </Text>
        ))}
      </Box>
      <Text above="s" below="m" type="small" tone="ink2">
        {say.text({ count: wallets.length })}
      </Text>
    </>
  )
}
