import { type FormEvent, useState } from 'react'
import { OwnKeyGate } from '#features/holders/keys/wallet/own-key-gate.tsx'
import { type Holder, useHolder } from '#features/holders/wallet/use-holder.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CheckButton } from '../../../wallet/check-button.tsx'
import { SignInPart } from '../../../wallet/sign-in-part.tsx'
import type { PartProps, TypeInWallet } from '../../../wallet/type-in-wallet.ts'
import { sharePart } from '../texts.ts'
import { SharedNote } from './shared-note.tsx'
import { sharedValue } from './shared-value.ts'

const AT_FIELD = ['telephoneInvalid']

/** vcAuth: exactly which value goes to the community, by the press of a button that says so. */
function SharePart(props: PartProps) {
  const say = useTexts(sharePart)
  const wallet = useWallet()
  const holder = useHolder()
  const { vcKey = 'did', account = '' } = props.challenge.shown
  if (!holder) return <RuledOutline kind="lines" count={2} />
  if (vcKey === 'xUsername' && account === '') return <SignInPart {...props} provider="x" />
  if (vcKey === 'publicKey' && holder.kind === 'own' && !wallet.key()) {
    return (
      <OwnKeyGate why={say.unlock()}>
        {({ privateKey }) => <ShareForm {...props} holder={holder} privateKey={privateKey} />}
      </OwnKeyGate>
    )
  }
  return <ShareForm {...props} holder={holder} privateKey={wallet.key()?.privateKey} />
}

type FormProps = PartProps & { holder: Holder; privateKey: Uint8Array | undefined }

function ShareForm({ holder, privateKey, ...props }: FormProps) {
  const say = useTexts(sharePart)
  const { challenge, community, checking } = props
  const { vcKey = 'did', account = '' } = challenge.shown
  const known = sharedValue(vcKey, { holder, privateKey, account })
  const [typed, setTyped] = useState(vcKey === 'email' ? (holder.addresses[0]?.email ?? '') : '')
  const value = known ?? typed
  const sentence = useProblemText()
  const problem = AT_FIELD.find((key) => key === checking.problem)
  const needsValue = vcKey !== 'publicKey'
  const send = (event: FormEvent) => {
    event.preventDefault()
    void checking.check({ value, consents: true })
  }
  if (known === '') return <Missing vcKey={vcKey} />
  return (
    <Stack as="form" gap="m" breaks shrinks onSubmit={send} noValidate>
      <p>{say.shares({ community })}</p>
      {known === undefined && vcKey === 'email' && <Addresses holder={holder} value={typed} onChange={setTyped} />}
      {known === undefined && vcKey === 'telephone' && (
        <TextField
          label={say.telephone()}
          hint={say.notChecked()}
          type="tel"
          autoComplete="tel"
          placeholder={say.telephoneExample()}
          error={problem && sentence(problem)}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            checking.forget()
          }}
        />
      )}
      {(known !== undefined || vcKey === 'publicKey') && (
        <Stack as="p" padBlock="m" padInline="l" framed round="l" ground="sunken" gap="xxs">
          <Text as="span" type="small" tone="ink3">
            {say[vcKey]()}
          </Text>
          <Text as="strong" breaks>
            {known ?? say.keyOfServer()}
          </Text>
        </Stack>
      )}
      <Text type="small" tone="ink3">
        {say.consent()}
      </Text>
      <CheckButton
        {...props}
        label={say.share({ community })}
        workingLabel={say.sharing()}
        disabled={needsValue && value.trim() === ''}
      />
    </Stack>
  )
}

function Addresses({ holder, value, onChange }: { holder: Holder; value: string; onChange: (email: string) => void }) {
  const say = useTexts(sharePart)
  return (
    <FieldFrame label={say.choose()}>
      {(control) => (
        <SelectBox {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {holder.addresses.map(({ id, email }) => (
            <option key={id} value={email}>
              {email}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  )
}

/** There is nothing to share yet, and where to enter it. */
function Missing({ vcKey }: { vcKey: string }) {
  const say = useTexts(sharePart)
  const isName = vcKey === 'pseudo'
  return (
    <Stack gap="m" breaks shrinks>
      <p>{isName ? say.noName() : say.noEmail()}</p>
      <Button kind="primary" size="large" fullWidth href="/you">
        {isName ? say.addName() : say.addEmail()}
      </Button>
    </Stack>
  )
}

/** A fact to share. */
export const shareInWallet: TypeInWallet = { Part: SharePart, Passed: SharedNote, atField: AT_FIELD }
