import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Suspense, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { lazyHere } from '#ui/calls/lazy-part.ts'
import { ConfirmCall } from '#ui/dialogs/confirm-call.tsx'
import { Rows } from '#ui/layout/rows.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getHolder, removeAddress } from '../contract.ts'
import { proofStep, youPage } from '../wallet-texts.ts'
import type { Holder } from './use-holder.ts'
import { useProof } from './use-proof.tsx'

const JoinDialog = lazyHere(() => import('./join-dialog.tsx').then((module) => module.JoinDialog))

type Address = Holder['addresses'][number]

/** The addresses of a wallet: confirm the one that it came with, add one by a code, remove one. */
export function AddressSection({ holder, disabled }: { holder: Holder; disabled: boolean }) {
  const youPageTexts = useTexts(youPage)
  const proofTexts = useTexts(proofStep)
  const proof = useProof()
  const email = holder.addresses[0]?.email
  const [isJoining, setIsJoining] = useState(false)
  const [leaving, setLeaving] = useState<Address>()
  const canRemove = holder.addresses.length > 1 || holder.kind === 'own'
  return (
    <Section
      lined="below"
      title={youPageTexts.addresses()}
      lead={holder.addresses.length > 0 ? youPageTexts.addressesText() : youPageTexts.noAddress()}
    >
      <Rows below="l">
        {holder.addresses.map((address) => (
          <li key={address.id}>
            <Text as="span" grow>
              {address.email}
            </Text>
            {canRemove && (
              <IconButton
                label={youPageTexts.removeAddress({ email: address.email })}
                icon={<XIcon size={16} weight="bold" />}
                disabled={disabled}
                onClick={() => proof.before(() => setLeaving(address))}
              />
            )}
          </li>
        ))}
      </Rows>
      {proof.needsProof && email ? (
        <>
          <Text below="m" width="text" tone="ink2">
            {youPageTexts.unconfirmed({ email })}
          </Text>
          <Button disabled={disabled} onClick={() => proof.ask(() => undefined)}>
            {proofTexts.title({ email })}
          </Button>
        </>
      ) : (
        <Button disabled={disabled} onClick={() => setIsJoining(true)}>
          {youPageTexts.addAddress()}
        </Button>
      )}
      {proof.dialog}
      {isJoining && (
        <Suspense>
          <JoinDialog onClose={() => setIsJoining(false)} />
        </Suspense>
      )}
      {leaving && <RemoveDialog address={leaving} onClose={() => setLeaving(undefined)} />}
    </Section>
  )
}

function RemoveDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const youPageTexts = useTexts(youPage)
  return (
    <ConfirmCall
      call={removeAddress}
      input={{ addressId: address.id }}
      stale={[getHolder]}
      title={youPageTexts.removeTitle({ email: address.email })}
      confirm={youPageTexts.remove()}
      onClose={onClose}
    >
      {youPageTexts.removeText()}
    </ConfirmCall>
  )
}
