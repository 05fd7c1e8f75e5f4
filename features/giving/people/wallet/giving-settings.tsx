import { useRef } from 'react'
import { shortDid } from '#features/holders/wallet/use-holder.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { useKeptCall } from '#features/holders/wallet/use-kept-call.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { GiftsMissing } from '../../wallet/gifts-missing.tsx'
import { useGivable } from '../../wallet/use-givable.ts'
import { listBlocked, listGivable, showMember, unblockGiver } from '../../wallet-contract.ts'
import { givingSettings } from '../../wallet-texts.ts'

/** Where other members can choose the holder by name, and whose gifts they refuse. */
export function GivingSettings() {
  return (
    <>
      <ShownIn />
      <Blocked />
    </>
  )
}

function ShownIn() {
  const say = useTexts(givingSettings)
  const sentence = useProblemText()
  const isOnline = useIsOnline()
  const { data, read } = useGivable()
  const { run } = useCall(showMember, { invalidates: [listGivable] })
  const show = async (issuerId: string, shown: boolean) => {
    const { problem } = await run({ issuerId, shown })
    if (problem && !isServerTrouble(problem)) toastError(sentence(problem.key))
    return !problem
  }
  return (
    <Section title={say.shownTitle()} lead={say.shownText()} padBlock={undefined} below="xxl">
      {data ? (
        data.communities.length > 0 ? (
          data.communities.map(({ issuerId, name, isShown }) => (
            <SwitchField
              key={issuerId}
              label={name}
              checked={isShown}
              disabled={!isOnline}
              onChange={(shown) => show(issuerId, shown)}
            />
          ))
        ) : (
          <Text tone="ink3">{say.shownNone()}</Text>
        )
      ) : (
        <GiftsMissing read={read} />
      )}
    </Section>
  )
}

function Blocked() {
  const say = useTexts(givingSettings)
  const { data, read } = useKeptCall(listBlocked, {}, 'blocked-givers')
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Section title={say.blockedTitle()} heading={{ ref: title, tabIndex: -1 }} lined="above">
      {!data ? (
        <GiftsMissing read={read} />
      ) : data.people.length === 0 ? (
        <Text tone="ink3">{say.blockedNone()}</Text>
      ) : (
        <Rows>
          {data.people.map((person) => (
            <BlockedPerson key={person.did} {...person} onGone={() => title.current?.focus()} />
          ))}
        </Rows>
      )}
    </Section>
  )
}

type PersonProps = { did: string; name: string; imageUrl: string; onGone: () => void }

function BlockedPerson({ did, name, imageUrl, onGone }: PersonProps) {
  const say = useTexts(givingSettings)
  const isOnline = useIsOnline()
  const { run, working } = useCall(unblockGiver, { invalidates: [listBlocked] })
  const shown = name || shortDid(did)
  const unblock = async () => {
    if (!(await run({ did })).output) return
    toastSuccess(say.unblocked({ name: shown }))
    onGone()
  }
  return (
    <li>
      <Roundel name={shown} picture={imageUrl || undefined} size={32} />
      <Text as="span" grow>
        {shown}
      </Text>
      <Button
        working={working}
        workingLabel={say.unblocking()}
        disabled={!isOnline}
        aria-label={say.unblockNamed({ name: shown })}
        onClick={() => void unblock()}
      >
        {say.unblock()}
      </Button>
    </li>
  )
}
